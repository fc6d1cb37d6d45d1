/**
 * Nouns that name the same kind of thing in the data of an application, one kind a line, in the singular. A request with
 * one of them may mean an operation that is described with another. Words that only belong to the same subject
 * ("invoice" and "payment") are in the groups of the thesaurus. A word of several meanings may be in several lines.
 */
export const SAME_THINGS = `
customer client
employee worker staffer coworker colleague
supplier vendor
order purchase
order job commission
job task
invoice bill
shipment consignment delivery
parcel package
product article
goods merchandise
booking reservation
appointment visit
appointment booking
rental hire
rental loan
loan borrowing lending checkout
loan credit
borrower patron reader
applicant candidate
enrolment enrollment registration signup
vacancy opening position
pupil student learner schoolchild
teacher instructor tutor
trainer coach instructor
lesson class session
course class training
doctor physician
medication medicine drug
tenant renter
landlord lessor
apartment flat
vehicle car automobile
truck lorry
bicycle bike cycle
journey trip
photo picture image photograph
film movie
song track
artist performer
program programme
episode instalment installment
attendee participant
guest visitor
newsletter mailing
comment remark note annotation
note memo
ticket issue case
bug defect
fault defect malfunction
complaint grievance
contract agreement
quote quotation estimate
refund reimbursement
expense cost spending expenditure
coupon voucher
discount rebate
donation gift contribution
donor giver contributor
volunteer helper
warehouse depot
stock inventory
shop store outlet
site location
venue location
office branch
desk workplace workstation
device appliance gadget
machine equipment
sensor probe detector
meter gauge
alarm alert warning
blind shade shutter
camera cam
server host
deployment rollout
repository repo
revision version
release version
run execution
check monitor
monitoring check
flag toggle
environment env
team crew squad
department division
salary pay wage
payslip paystub
leave vacation holiday absence
shift duty
dish meal
plant crop
animal pet
fine penalty
exhibit artefact artifact
pickup collection
locker compartment
outage disruption interruption
forecast prediction
survey poll questionnaire
vote ballot
answer response reply
topic subject theme
thread discussion topic conversation
post entry
tag label
folder directory
certificate credential
inspection examination check
audit inspection
lawsuit case
matter case
lawyer attorney solicitor advocate
schedule timetable
variety cultivar
barrel cask
flyer leaflet
repair fix
technician mechanic fitter engineer
maintenance servicing upkeep
elevator lift
caretaker janitor concierge
garbage trash waste rubbish refuse
membership subscription
segment audience
lead prospect
deal opportunity
company organization organisation firm business enterprise corporation
website site
country nation
city town municipality
neighbourhood neighborhood district quarter
region area
child kid
cart basket
favorite favourite bookmark
rating review
statistic stat metric figure
setting preference
seat place spot
tour excursion
workshop garage
buyer purchaser
seller merchant
dealer reseller retailer
manufacturer maker producer
carrier shipper haulier
courier rider
policyholder insured
beneficiary recipient payee
payer debtor
guardian parent
relative kin
resident occupant inhabitant
lodger tenant
chairman chairperson president
boss manager supervisor
trainee apprentice intern
freelancer contractor
researcher scientist
author writer
translator interpreter
reviewer assessor
referee umpire
player athlete
musician performer
speaker presenter
follower subscriber
sponsor patron
rental lease
hall auditorium
cottage cabin chalet
dormitory hostel
pitch campsite
berth mooring
boat vessel ship
plane aircraft airplane
coach bus
tram streetcar
motorbike motorcycle
scooter moped
tyre tire
breakdown malfunction
crossing passage
runway airstrip
luggage baggage
itinerary route
excursion trip
accommodation lodging
restaurant diner eatery
beverage drink
tool instrument
batch lot
pallet skid
container bin
bin dustbin
rack shelf
aisle row
package pack
remittance transfer
payout disbursement
deposit prepayment
earnings income revenue
turnover revenue
tax levy duty
budget allowance
grant subsidy
scholarship bursary
award prize trophy
debt liability
asset holding
broker agent
bid offer
tender bid
proposal suggestion
ruling verdict judgment judgement
statute law
permit licence license authorization
approval consent
inquiry enquiry
notification notice
announcement notice bulletin
invitation invite
greeting salutation
workshop seminar
lecture talk
presentation talk
exam examination test
assessment evaluation
syllabus curriculum
semester term
faculty department
university college
nursery kindergarten daycare
clinic practice
illness disease sickness
injury wound
vaccination immunisation immunization inoculation shot
allergy intolerance
diagnosis finding
treatment therapy
dose dosage
pharmacy chemist drugstore
lab laboratory
specimen sample
workout exercise
match game fixture
league division
tournament competition contest
club association society
pool basin
stadium arena
theatre theater playhouse
painting picture
sculpture statue
artwork work
magazine journal periodical
newspaper paper
chapter section
paragraph passage
logo emblem
font typeface
printout print
leaflet brochure pamphlet
poster placard
banner ad advertisement advert
campaign promotion
broadcast transmission
clip video
recording capture
subtitle caption
transcript transcription
microphone mic
speaker loudspeaker
headset headphone
telephone phone
mobile cellphone smartphone
laptop notebook
computer pc
screen monitor display
keyboard keypad
disk drive
database db
spreadsheet sheet
attachment enclosure
link url
bookmark favourite
domain hostname
certificate cert
password passcode
permission right privilege
quota limit allowance
widget tile
chart graph diagram
warning caution
severity gravity
priority urgency
sprint iteration
build compilation
instance vm
endpoint route
workflow pipeline
trigger hook
boiler heater
radiator heater
fan ventilator
socket outlet plug
bulb lamp
window pane
sprinkler irrigation
lawn grass
flowerbed bed
greenhouse glasshouse
field plot
plot allotment
harvest crop yield
fertilizer fertiliser
herd flock
hive colony
beekeeper apiarist
veterinarian vet
kennel cage
foster carer
well borehole
pipe conduit
engine motor
filter strainer
tank reservoir
battery accumulator
panel module
inverter converter
turbine windmill
grid network
consumption usage
emission exhaust
river stream
lake pond
trail path track
hut refuge shelter
storm tempest
parish congregation
priest pastor
grave tomb
wedding marriage
gift present
toy plaything
costume outfit
garment clothes clothing
shoe footwear
jewel jewelry jewellery
fabric cloth textile
colour color
weight mass
shade tint
pattern motif
carpet rug
sofa couch settee
cupboard wardrobe closet
petrol gasoline
`;
