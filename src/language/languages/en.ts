import type { Language } from "./language.ts";

export const en: Language = {
  code: "en",
  functionWords: `often currently presently e.g. i.e. p.s. a.k.a. a an the and or but nor so yet if then than that this these those there here it its i me my mine we us our ours you your yours he him his she her hers they them their theirs
    who whom whose which what when where why how is are was were be been being am do does did doing done have has had having will would shall should can could may might must
    to of in on at by for from with without within into onto upon over under about as per via up down off out through during between among against until till since before after
    not no any some each every all both either neither only also too very just even still again already now some such own same other another more most less least few much many
    s t d ll m re ve don doesn didn isn aren wasn weren hasn haven hadn wouldn couldn shouldn can't let lets us's one ones thing things bit kind sort around toward towards across
    fully completely totally entirely permanently properly correctly finally early fine good instead accordingly afterwards beforehand somehow anyway otherwise back mentioning regarding concerning related belonging current currently details detail info information data overview full exact complete detailed actual whole specific particular far going minute
    anybody anyone anything everybody everyone everything somebody someone something nobody nothing whether because while though although however else ever`,
  courtesy: `please pls plz kindly thanks thank thx hello hi hey dear ok okay well so now just quickly asap urgently immediately right away straight sorry excuse cheers ty actually maybe perhaps
    simply assistant bot team guys folks greetings morning regards sure yes yeah great good btw fyi today's`,
  requestFrames: `you can
    you can now
    you may
    you may now
    please
    pls
    could you
    can you
    would you
    will you
    could you please
    can you please
    would you please
    would you mind
    would you be so kind as to
    would you be able to
    are you able to
    is it possible for you to
    be so kind as to
    be so kind and
    want to
    wanna
    need to
    i want to
    i want you to
    i wanna
    i would like to
    i would like you to
    i'd like to
    i'd like you to
    i d like to
    id like to
    i'd love to
    i need to
    i need you to
    i have to
    we need to
    we need you to
    we want to
    we would like to
    we'd like to
    we have to
    we must
    i must
    you need to
    you must
    you should
    go ahead and
    go and
    make sure to
    be sure to
    remember to
    don't forget to
    do not forget to
    help me
    help me to
    let us
    let's
    lets
    it is time to
    it's time to
    time to
    feel free to
    try to
    i ask you to
    i am asking you to
    may i ask you to
    we kindly ask you to
    i request you to
    the task is to
    your task is to
    now
    then
    next
    also`,
  adviceFrames: `how do i
    how do we
    how do you
    how does one
    how can i
    how can we
    how can you
    how could i
    how would i
    how would you
    how to
    how should i
    how should we
    what happens if
    what happens when
    what would happen if
    what will happen if
    what if
    should i
    should we
    shall i
    shall we
    must i
    do i need to
    do i have to
    do we need to
    do we have to
    can i
    can we
    could i
    could we
    may i
    may we
    am i allowed to
    are we allowed to
    is it possible to
    is it ok to
    is it okay to
    is it safe to
    is it necessary to
    would it be possible to
    would it be better to
    would it be wise to
    would it make sense to
    is there a way to
    is there any way to
    what is the best way to
    what's the best way to
    what is the way to
    which way
    why should i
    when should i
    who can
    who may
    who should
    are you able to tell me how
    explain how
    tell me how
    show me how
    teach me
    i wonder
    i am wondering
    i'm wondering
    wondering if
    i am thinking about
    i'm thinking about
    i am considering
    i'm considering
    i might
    i may
    we might
    we may
    do you think
    what do you think
    is it a good idea to
    are there any reasons to
    what does it take to
    what do i need to
    what do we need to
    advantages of
    steps to
    instructions for
    instructions to
    guide to
    documentation on
    does it cost
    do you recommend
    would you recommend`,
  negations: `not
    n't
    nobody
    no one
    don't
    doesn't
    didn't
    isn't
    aren't
    wasn't
    weren't
    won't
    wouldn't
    shouldn't
    mustn't
    hasn't
    haven't
    hadn't
    dont
    doesnt
    didnt
    cant
    cannot
    wont
    never
    no longer
    no need
    no reason
    not yet
    never mind
    nevermind
    forget about
    forget it
    instead of
    rather than
    without
    avoid
    refrain from
    hold off
    neither
    nor
    under no circumstances
    must not
    stop from
    prevent
    anything but
    scrap that
    scratch that
    on second thought`,
  questionWords:
    "who whom whose which what when where why how what's who's where's when's how's whats wheres",
  questionVerbs:
    "is are was were am do does did has have had will would should shall may might isn aren wasn weren don doesn didn hasn haven hadn isn't aren't wasn't weren't doesn't didn't hasn't haven't",
  conditions: `if
    unless
    when
    whenever
    once
    in case
    as soon as
    as long as
    until
    till
    provided
    providing
    assuming
    suppose
    supposing
    should the
    should it
    in the event
    depending on
    later
    some day
    someday
    eventually
    at some point
    sooner or later
    not now
    not yet
    before you
    before we
    before i
    after we
    after i
    would have
    could have
    should have
    might
    only if
    wait for
    wait until
    wait till
    were to
    had i
    wish`,
  adverbs: `
still
always
again
once again
once more
yet again
one more time
from now on
from here on
from this point on
going forward
henceforth
in future
in the future
until now
up to now
so far
all the time
constantly
at the moment
at present
right now
as always
as usual
for good
from the context
in the context
given in the context
from context
in question
passed by the trigger
passed by the trigger node
from the trigger
from the trigger node
from the previous node
from the previous step
of the previous step
from the last step
mentioned above
given above
as above
as discussed
as agreed
unfortunately
in total
altogether
`,
  reporting: `said
    says
    saying that
    told
    tells me
    tells us
    asked
    asks
    asking whether
    asking if
    wrote
    writes
    claims
    claimed
    wants
    wanted
    thinks
    thought
    believes
    suggested
    suggests
    mentioned
    mentions
    reported
    reports that
    complained
    insisted
    insists
    demanded
    promised
    decided
    requested
    ordered me
    according to
    apparently
    heard
    allegedly
    supposedly
    announced
    advised
    recommended
    begged
    instructed
    wondered
    wonders
    keeps telling
    keeps asking`,
  past: `was
    were
    been
    did
    had
    got
    has
    have
    wasn
    weren
    didn
    hadn
    already
    previously
    yesterday
    earlier
    ago`,
  showing: `show
    provide
    provide me
    provide me with
    details of
    details on
    details about
    details for
    the details of
    info on
    info about
    information on
    information about
    show me
    show us
    give me
    give us
    tell me
    tell us
    let me see
    let me know
    want to see
    want to know
    need to see
    need to know
    i want to see
    i want to know
    i need to know
    i need to see
    i would like to see
    i'd like to see
    i'd like to know
    i would like to know
    can i see
    may i see
    could i see
    can i get
    could i get
    can i have
    could i have
    can we see
    can we get
    do we have
    do i have
    do you have
    do you know
    have we got
    have i got
    can you tell me
    are there
    is there
    what is
    what are
    what's
    what about
    how about
    get
    get me
    find
    find me
    find out
    search
    search for
    look up
    look for
    list
    display
    fetch
    retrieve
    view
    check
    see
    see if
    read
    pull up
    bring up
    i need
    we need
    i want
    i am looking for
    i'm looking for
    looking for
    any
    need
    want
    lookup
    query
    open up
    i'd like
    i would like`,
  all: "everywhere all every each everything everybody everyone entire whole complete full any",
  pointing: "this that it its these those them their here there same such mine her his",
  months: `january jan
    february feb
    march mar
    april apr
    may
    june jun
    july jul
    august aug
    september sep sept
    october oct
    november nov
    december dec`,
  weekdays: `monday mon mondays
    tuesday tue tues tuesdays
    wednesday wed weds wednesdays
    thursday thu thur thurs thursdays
    friday fri fridays
    saturday sat saturdays
    sunday sun sundays`,
  times: `day+0: today tonight
    day+1: tomorrow tmrw tomorow
    day-1: yesterday
    now: now currently
    morning: morning
    noon: noon midday
    afternoon: afternoon
    evening: evening tonight
    night: night
    midnight: midnight
    next: next coming upcoming following
    last: last past previous
    this: this current
    ago: ago back
    in: in within
    since: since
    until: until till through by
    before: before
    after: after
    between: between
    from: from starting beginning
    to: to through until till -
    half: half
    quarter: quarter
    oclock: o'clock oclock`,
  durations: `second: second seconds sec secs s
    minute: minute minutes min mins
    hour: hour hours hr hrs h
    day: day days
    week: week weeks
    month: month months
    year: year years yr yrs
    night: night nights`,
  numbers: `0: zero none
    1: one a an single
    2: two couple pair twice
    3: three thrice
    4: four
    5: five
    6: six
    7: seven
    8: eight
    9: nine
    10: ten
    11: eleven
    12: twelve dozen
    13: thirteen
    14: fourteen
    15: fifteen
    16: sixteen
    17: seventeen
    18: eighteen
    19: nineteen
    20: twenty
    30: thirty
    40: forty
    50: fifty
    60: sixty
    70: seventy
    80: eighty
    90: ninety
    100: hundred
    1000: thousand
    1000000: million
    0.5: half
    #1: first
    #2: second
    #3: third
    #4: fourth
    #5: fifth
    #6: sixth
    #7: seventh
    #8: eighth
    #9: ninth
    #10: tenth
    #11: eleventh
    #12: twelfth
    #13: thirteenth
    #14: fourteenth
    #15: fifteenth
    #16: sixteenth
    #17: seventeenth
    #18: eighteenth
    #19: nineteenth
    #20: twentieth
    #30: thirtieth
    #-1: last latest`,
  currencies: `EUR: euro euros eur
    USD: dollar dollars usd buck bucks
    GBP: pound pounds gbp sterling quid
    CZK: crown crowns koruna korunas czk
    PLN: zloty zlotys pln
    CHF: franc francs chf
    JPY: yen jpy
    HUF: forint forints huf
    SEK: sek
    NOK: nok
    DKK: dkk
    CNY: yuan renminbi cny rmb
    INR: rupee rupees inr
    CAD: cad
    AUD: aud`,
  booleans: `true: yes on true enabled enable active with include including included
    false: no off false disabled disable inactive without exclude excluding excluded`,
  prepositions: `to: to into towards onto
    from: from out off
    in: in inside within at near around
    at: at
    on: on upon onto
    for: for
    by: by before until till due
    with: with including containing using carrying
    about: about regarding concerning re on mentioning matching
    of: of
    as: as like
    named: named called titled entitled labelled labeled name title
    saying: saying says reading stating
    because: because since due reason
    over: over above exceeding more greater than beyond longer older bigger larger higher
    under: under below less than fewer cheaper shorter smaller lower younger
    most: most maximum max up
    least: least minimum min
    sorted: sorted ordered sort order`,
  actions: `acknowledge | acknowledge ack | acknowledg
    accept | accept | accept accepted accepting accepts
    add | add | added adding adds addition
    adjust | adjust | adjust
    announce | announce | announc
    answer | answer | answer
    apply | apply | applied applying applies application
    approve | approve ok okay sign+off | approv
    win | win | won winning
    lose | lose | lost losing
    archive | archive | archiv
    unarchive | unarchive | unarchiv
    arrange | arrange | arrang
    ask | ask | asked asking
    assign | assign allocate delegate | assign allocat delegat
    unassign | unassign | unassign
    attach | attach | attach
    authorize | authorize authorise | authori
    back-up | back+up backup | backed backup
    ban | ban | banned banning bans
    unban | unban | unban
    block | block | blocked blocking blocks
    unblock | unblock | unblock
    bill | bill | billed billing
    book | book | booked booking bookings
    reserve | reserve | reserv
    borrow | borrow | borrow
    lend | lend loan | lend lent loan
    broadcast | broadcast | broadcast
    bring | bring | bring brought
    buy | buy purchase | buy bought purchas
    calculate | calculate compute work+out figure+out reckon | calculat comput
    call | call phone ring dial | called calling phoned rang dialled
    cancel | cancel call+off | cancel called cancellation
    change | change alter | chang alter
    charge | charge | charged charging charges
    check-in | check+in checkin | checked check-in checkin
    check-out | check+out checkout | checked check-out checkout
    claim | claim | claim
    clean | clean vacuum mop sweep tidy+up | clean vacuum
    clear | clear | cleared clearing
    clock-in | clock+in punch+in | clocked
    clock-out | clock+out punch+out | clocked
    clone | clone duplicate copy | clon duplicat copied copying
    close | close shut | closed closing closes shut shutting closure
    comment | comment | comment
    commit | commit | commit
    compare | compare | compar
    complete | complete finish finalize finalise | complet finish finali
    confirm | confirm | confirm confirmation$
    connect | connect link pair join | connect
    reconnect | reconnect | reconnect
    disconnect | disconnect unlink | disconnect unlink
    convert | convert exchange | convert conversion exchang
    correct | correct amend | correct amend
    create | create make generate start+up set+up open+up | creat made making generat
    make | make |
    deactivate | deactivate | deactivat
    activate | activate | activat
    decline | decline refuse turn+down | declin refus
    decrease | decrease reduce lower cut turn+down drop | decreas reduc lower
    increase | increase raise boost turn+up | increas rais boost
    delete | delete erase remove drop discard wipe destroy purge trash get+rid throw+away take+off | delet eras remov discard wip destroy purg trash removal
    undelete | undelete | undelet
    deliver | deliver | deliver
    deploy | deploy roll+out release ship | deploy releas
    roll-back | roll+back rollback revert | rolled rollback revert
    deposit | deposit top+up | deposit
    describe | describe | describ
    dim | dim | dimm
    enable | enable turn+on switch+on put+on | enabl
    disable | disable turn+off switch+off put+off | disabl
    turn-on | turn+on switch+on put+on power+on | turned switched
    turn-off | turn+off switch+off power+off shut+off put+out | turned switched
    discharge | discharge | discharg
    dismiss | dismiss | dismiss
    dispatch | dispatch | dispatch
    dispose | dispose | dispos
    download | download | download
    draft | draft | draft
    drain | drain | drain
    edit | edit modify | edit modif
    email | email e-mail mail | email mailed
    empty | empty | empti
    end | end terminate hang+up | ended ending terminat
    enroll | enroll enrol sign+up | enrol
    escalate | escalate | escalat
    estimate | estimate | estimat
    exclude | exclude | exclud
    execute | execute run launch | execut ran running launch
    expire | expire | expir
    export | export | export
    extend | extend prolong | exten prolong
    feed | feed | fed feeding
    fetch | fetch | fetch
    fill | fill | fill
    find | find locate | found finding locat
    fire | fire | fired firing
    fix | fix repair | fix repair
    flag | flag | flag
    follow | follow | follow
    unfollow | unfollow | unfollow
    forward | forward | forward
    freeze | freeze | froz freez
    unfreeze | unfreeze | unfreez unfroz
    get | get | got getting gets
    give | give hand | gave given giving
    grant | grant | grant
    revoke | revoke | revok
    heat | heat warm | heat warm
    cool | cool | cool
    hide | hide | hid hidden hiding
    hire | hire | hired hiring
    hold | hold put+on+hold | held holding
    identify | identify | identif
    import | import load | import load
    include | include | includ
    inform | inform notify alert let+know | inform notif alert
    insert | insert | insert
    inspect | inspect examine | inspect examin
    install | install | install installation$
    uninstall | uninstall | uninstall
    invite | invite | invit
    invoice | invoice | invoiced invoicing
    irrigate | irrigate water | irrigat watered watering
    issue | issue | issued issuing
    join | join | join
    leave | leave quit | left leaving quit
    kick | kick | kick
    label | label | label
    like | like heart love | liked likes
    unlike | unlike | unlik
    list | list enumerate | listed listing
    lock | lock lock+up | locked locking locks
    unlock | unlock | unlock
    log | log record | logged logging record
    log-in | log+in login sign+in | logged
    log-out | log+out logout sign+out | logged
    mark | mark | mark
    match | match | match
    measure | measure | measur
    merge | merge combine | merg combin
    message | message text dm ping | messag texted
    migrate | migrate | migrat
    move | move relocate shift | mov relocat shift
    mute | mute silence | mut silenc
    unmute | unmute | unmut
    open | open | open
    reopen | reopen re-open | reopen
    optimize | optimize optimise | optimi
    order | order | ordered ordering
    pause | pause | paus
    resume | resume continue unpause | resum continu unpaus
    pay | pay settle | paid paying pays settl payment
    pick | pick pick+up collect | pick collect
    pin | pin | pinn
    unpin | unpin | unpin
    place | place | plac
    plan | plan | plann
    play | play | play
    plug | plug+in | plug
    post | post | posted posting
    postpone | postpone delay put+off push+back defer | postpon delay defer
    prepare | prepare | prepar
    predict | predict forecast | predict forecast
    print | print | print
    prioritize | prioritize prioritise | prioriti
    process | process | process
    promote | promote | promot
    propose | propose suggest recommend | propos suggest recommend
    recommend | recommend suggest | recommend
    provision | provision spin+up bring+up | provision
    publish | publish | publish publication$
    unpublish | unpublish take+down take+offline | unpublish
    pull | pull | pull
    push | push | push
    put | put | putting
    quarantine | quarantine | quarantin
    rate | rate score | rated rating scor
    react | react | react
    read | read | reading reads
    reboot | reboot | reboot
    rebuild | rebuild | rebuil
    receive | receive | receiv
    refill | refill top+up | refill
    refund | refund reimburse | refund reimburs
    register | register check+in enrol enroll | regist
    unregister | unregister deregister | unregist deregist
    reject | reject deny decline refuse disapprove turn+down | reject deni deny declin refus disapprov
    release | release free let+go | releas freed
    reload | reload refresh | reload refresh
    remind | remind nudge prompt | remind nudg prompt
    excuse | excuse | excus
    call | convene summon | conven summon
    create | convene | conven
    rename | rename retitle | renam retitl
    renew | renew | renew
    rent | rent hire | rent
    repeat | repeat | repeat
    replace | replace swap | replac swap
    reply | reply respond | repl respond
    report | report file | reported reporting filed filing
    request | request apply+for ask+for | request
    reschedule | reschedule rebook move | reschedul rebook
    reset | reset | reset
    resolve | resolve solve | resolv solv
    respond | respond reply answer | respond
    restart | restart reboot bounce | restart reboot
    restore | restore undelete recover bring+back | restor recover restoration$
    retire | retire decommission | retir decommission
    retry | retry rerun | retri rerun
    return | return send+back bring+back give+back | return
    review | review | review
    ring | ring | rang ringing
    route | route | rout
    run | run | ran running
    save | save store keep | sav stor
    scale | scale | scal
    scan | scan | scann
    schedule | schedule | schedul
    search | search look+up look+for lookup query | search look
    seed | seed | seed
    select | select choose | select chos
    sell | sell | sold selling
    send | send shoot drop mail dispatch | sent sending sends
    set | set | setting
    share | share | shar
    ship | ship | shipp shipment
    show | show display | show display
    get | grab pull+up bring+up dig+up dig+out fetch | grabb
    check | check+on check+up look+into | look
    shut-down | shut+down power+off shutdown | shut
    sign | sign | signed signing signature
    sign-up | sign+up signup | signed
    skip | skip | skip
    snooze | snooze | snooz
    sort | sort | sort
    split | split divide | split divid
    start | start begin launch initiate kick+off turn+on power+on fire+up boot | start began begun launch initiat boot
    stop | stop halt kill end turn+off power+off | stop halt kill
    submit | submit hand+in turn+in | submit
    subscribe | subscribe sign+up | subscrib
    unsubscribe | unsubscribe opt+out | unsubscrib
    suspend | suspend | suspen
    sync | sync synchronize synchronise | sync
    tag | tag | tagg
    untag | untag | untag
    take | take | took taken taking
    test | test try+out | test
    top-up | top+up refill recharge | topped recharg
    track | track trace follow | track trac
    train | train | train
    transfer | transfer wire hand+over move | transfer wired
    translate | translate | translat
    treat | treat | treat
    trigger | trigger fire | trigger
    undo | undo | undo
    update | update change modify edit alter correct amend adjust | updat chang modif edit alter amend adjust
    upgrade | upgrade | upgrad
    downgrade | downgrade | downgrad
    upload | upload | upload
    validate | validate verify | validat verif
    verify | verify validate check double-check | verif validat
    void | void | void
    vote | vote | vot
    wake | wake wake+up | woke wak
    weigh | weigh | weigh
    withdraw | withdraw pull+out take+out retract | withdr retract
    write | write compose jot+down note+down take+down | wrote written writing compos
    note | note jot+down note+down write+down | noted jotted
    rinse | rinse flush | rins flush
    check | check | checked checking checks
    view | view see look | view
    watch | watch | watch
    help | help | help
    accelerate | speed+up accelerate hurry+up | accelerat
    adjust | tune tweak calibrate fine-tune recalibrate | tun tweak calibrat
    allocate | allot earmark | allot earmark
    appoint | appoint | appoint
    approve | green-light greenlight wave+through pass | greenlit
    arm | arm | armed arming
    disarm | disarm | disarm
    assign | hand+over hand+off pass+on give entrust put+on | handed entrust
    boost | boost bump | boost bump
    brighten | brighten light+up | brighten
    cancel | scrub axe abort scrap nix | abort scrap
    cash | cash | cash
    change | switch shift flip bring+forward | switch flip
    check-in | let+in sign+in | admitted
    check-out | sign+out move+out | vacated
    close | wrap+up finish+off close+out shut+down | wrapp
    collect | gather | gather
    complete | tick+off check+off cross+off wrap+up mark+off get+done sign+off | tick
    compress | compress zip | compress zip
    connect | hook+up plug+in attach wire+up | hook
    create | build produce design establish found construct compile put+together come+up | built build establish
    create | get+started spin+up set+up stand+up | spun
    crop | crop trim | crop
    debit | debit | debit
    credit | credit | credit
    decrease | dial+down cut+down bring+down scale+down slash shrink trim | slash shrink
    increase | bump+up crank+up scale+up bring+up lift hike grow expand double | hike expand
    delete | kill scrap eliminate clear+out strike zap ditch bin nuke tear+down dump | eliminat zapp
    detach | detach unmount unplug | detach unmount unplug
    attach | mount plug+in append | mount append
    disable | shut+off cut+off deactivate inactivate | inactivat
    enable | activate arm | armed
    disconnect | unpair cut+off unhook | unpair
    dismiss | wave+off | dismiss
    distribute | distribute hand+out | distribut
    donate | donate | donat
    draw | draw | drew drawn
    eject | eject | eject
    encrypt | encrypt | encrypt
    decrypt | decrypt | decrypt
    end | conclude wind+up finish | conclud
    enter | enter key+in type+in fill+in fill+out | enter
    evict | evict throw+out kick+out boot+out | evict
    evaluate | evaluate assess appraise | evaluat assess
    extract | extract parse | extract pars
    favorite | favorite favourite star bookmark | favorit favourit starr bookmark
    unfavorite | unstar unfavorite unfavourite | unstar
    file | file lodge | lodg
    flush | flush purge | flush
    follow | subscribe | subscrib
    format | format | formatt
    generate | generate produce | generat produc
    hold | hold put+on+hold | held
    index | index reindex | index
    invoke | invoke | invok
    join | join hop+on | join
    kick | kick expel boot | expel
    lift | lift | lift
    load | load put+in | load
    log | write+down note+down clock put+down enter | clock
    loop | loop | loop
    mail | mail post | mail
    map | map | mapp
    mark | mark set flag designate | designat
    monitor | monitor | monitor
    mount | mount | mount
    move | carry drag transfer reposition | moved taken carri
    normalize | normalize normalise | normali
    notify | notify warn page | warn paged
    open | open+up
    overwrite | overwrite | overwr
    patch | patch | patch
    pause | put+on+hold freeze hold interrupt | interrupt
    pay | pay+off pay+out | paid
    permit | allow permit let | allow permit
    ping | ping | ping
    postpone | push move+back shift+back put+back delay | push
    preview | preview | preview
    prepare | get+ready | prepar
    prolong | renew lengthen | lengthen
    provision | set+up | provision
    purge | purge | purg
    push | push | push
    quit | quit exit | quit exit
    rebook | rebook | rebook
    recall | recall | recall
    receive | take+in take+delivery accept | receiv
    record | record capture | captur
    redeem | redeem | redeem
    redirect | redirect reroute divert | redirect rerout divert
    redo | redo | redo
    reassign | reassign | reassign
    refresh | refresh | refresh
    refund | give+back pay+back send+back | refund
    regenerate | regenerate | regenerat
    register | sign+in enter | regist
    release | unlock publish | releas
    reload | reload | reload
    relocate | relocate | relocat
    remove | take+out take+away take+off kick+out throw+out clear get+rid strip unassign | remov
    reopen | open+again bring+back | reopen
    replenish | replenish restock reorder | replenish restock
    reschedule | bring+forward push+back put+back move+forward move+up move+back shift | reschedul
    resend | resend re-send | resend
    reserve | hold book set+aside put+aside | reserv
    resize | resize | resiz
    restart | power-cycle cycle relaunch | relaunch
    restore | put+back reinstate roll+back | reinstat
    resume | carry+on go+on keep+going pick+up unfreeze reactivate | carried
    return | take+back bring+back hand+back hand+in check+in | hand
    revert | revert undo | revert
    revoke | revoke rescind pull | rescind
    rotate | rotate roll | rotat
    rule | rule | rul
    schedule | schedule book pencil+in line+up slot+in time send+out | pencil
    secure | secure | secur
    send | send+out send+off fire+off pass+on get+out blast | fir
    set | put configure turn define specify | configur defin specif
    set-up | set+up configure | configur
    settle | settle square | settl
    share | share | shar
    simulate | simulate | simulat
    snooze | snooze | snooz
    stake | stake | stak
    start | get+going set+off switch+on boot+up power+up start+up turn+over | boot
    stop | shut+down shut+off power+down quit cease | ceas
    store | store put+away stash | stash
    submit | submit send+in put+in file lodge | lodg
    suspend | suspend put+on+hold freeze | froz
    switch | switch | switch
    terminate | terminate kill | terminat
    tip | tip | tipp
    top-up | top+up charge+up reload | topped
    track | track keep+track watch | track
    transfer | hand+over wire pass put+through | wired
    turn-off | kill shut+down | kill
    turn-on | fire+up | fir
    unarchive | dearchive bring+back restore | restor
    unload | unload offload | unload offload
    unschedule | unschedule | unschedul
    update | refresh fix revise rework bring+up | revis rework
    use | use | used using
    vacate | vacate | vacat
    void | void nullify annul invalidate | nullif annul invalidat
    waive | waive | waiv
    warm-up | warm+up preheat | preheat
    water | water | water
    wire | wire | wired
    tell | tell | tell
    uninvite | uninvite disinvite | uninvit disinvit
    work | work | work`,
  words: "",
};
