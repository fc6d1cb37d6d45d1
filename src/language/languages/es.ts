import type { Language } from "./language.ts";

export const es: Language = {
  code: "es",
  functionWords: `completamente totalmente definitivamente enteramente existe existen queda quedan encuentra encuentran hay ahora actualmente ahorita p.d. el la los las lo un una unos unas y e o u ni pero sino pues que si al del de a en con por para sin sobre entre hasta desde hacia ante bajo tras segun durante mediante contra
    me te se nos os le les mi mis tu tus su sus mio mia mios mias tuyo tuya tuyos tuyas suyo suya suyos suyas nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras yo vos ello
    nosotros nosotras vosotros vosotras usted ustedes ud uds vd vds ellos ellas ella mismo misma mismos mismas este esta estos estas esto ese esa esos esas eso aquel aquella aquellos aquellas aquello
    aqui aca ahi alli alla quien quienes cual cuales cuyo cuya donde cuando como cuanto cuanta cuantos cuantas porque aunque mientras entonces asi tambien tampoco ademas mas menos muy mucho mucha muchos muchas
    poco poca pocos pocas tan tanto tanta tantos tantas algo alguien algun alguna algunos algunas alguno nada nadie ningun ninguna ninguno otro otra otros otras cada todo toda todos todas ambos ambas solo
    solamente ya aun todavia no es son era eran soy eres somos sois sea sean ser siendo sido fue fueron seria seran sera esta estan estaba estaban estoy estas estamos estar este esten hay haya habia hubo haber
    he has ha hemos habeis han tengo tiene tienes tenemos tienen tener puede pueden puedo puedes podemos podria podrias podrian poder debe debes deben debo deberia va van voy vas vamos ir
    mi conmigo contigo consigo cosa cosas aproximadamente alrededor dentro fuera encima debajo junto casi incluso cualquier cualquiera`,
  courtesy: `favor porfa porfavor porfis pls gracias muchas hola buenas buenos saludos oye oiga vale ok okay venga anda perdon perdona perdone disculpa disculpe disculpen
    ya rapido rapidamente urgentemente inmediatamente enseguida pronto simplemente solo amable amablemente gentilmente encarecidamente
    bot estimado estimada estimados querido querida cordialmente atentamente claro perfecto genial pues entonces porfi favorcito che`,
  requestFrames: `ya puedes
    ya podeis
    por favor
    porfa
    porfavor
    podrias
    podria
    podriais
    podrian
    me podrias
    me podria
    nos podrias
    nos podria
    podrias por favor
    podria por favor
    puedes
    puede
    podeis
    pueden
    podes
    me puedes
    me puede
    me podes
    nos puedes
    nos puede
    puedes por favor
    puede por favor
    pudieras
    pudiera
    si puedes
    si puede
    si podeis
    si pudieras
    si pudiera
    si eres tan amable
    si es tan amable
    si es posible
    si no te importa
    si no le importa
    si no es molestia
    a ver si puedes
    a ver si me puedes
    serias tan amable de
    seria tan amable de
    sea tan amable de
    se tan amable de
    serias capaz de
    tendrias la amabilidad de
    tendria la amabilidad de
    ten la amabilidad de
    tenga la amabilidad de
    tenga a bien
    haz el favor de
    hazme el favor de
    hazme el favor y
    haga el favor de
    hagame el favor de
    me haces el favor de
    me hace el favor de
    me harias el favor de
    me haria el favor de
    favor de
    te importaria
    te importa
    le importaria
    le importa
    os importaria
    les importaria
    te molestaria
    le molestaria
    quiero
    quiero que
    quiero que me
    quiero que se
    queremos
    queremos que
    queremos que se
    quisiera
    quisiera que
    quisiera que me
    quisieramos
    quisieramos que
    queria
    queria que
    queriamos
    querria
    querria que
    quiero pedirte que
    quiero pedirle que
    queria pedirte que
    queria pedirle que
    quisiera pedirte que
    quisiera pedirle que
    me gustaria
    me gustaria que
    nos gustaria
    nos gustaria que
    me encantaria
    me encantaria que
    desearia
    desearia que
    deseo
    deseo que
    deseamos
    deseamos que
    necesito
    necesito que
    necesito que me
    necesito que se
    necesitamos
    necesitamos que
    necesitaria
    necesitaria que
    necesitariamos
    preciso
    preciso que
    precisamos
    me hace falta
    nos hace falta
    hace falta que
    es necesario que
    es preciso que
    es urgente que
    es importante que
    tienes que
    teneis que
    tenes que
    tendrias que
    debes
    debeis
    deberias
    deberiais
    vamos a
    voy a necesitar que
    vas a
    te pido que
    te pido que me
    le pido que
    os pido que
    les pido que
    pido que
    te ruego que
    le ruego que
    ruego que
    ruego
    rogamos
    rogamos que
    se ruega
    se solicita
    solicito
    solicito que
    solicitamos que
    te agradeceria que
    te agradeceria
    le agradeceria que
    le agradeceria
    les agradeceria que
    agradeceria que
    agradeceria
    agradeceriamos que
    agradezco que
    te encargo que
    te encargo
    ordeno que
    exijo que
    seria posible que me
    seria posible que nos
    es posible que me
    estaria bien que
    estaria bien
    vendria bien que
    me vendria bien que
    seria genial que
    seria bueno que
    encargate de
    encarguese de
    encargaos de
    ocupate de
    ocupese de
    asegurate de
    asegurate de que
    asegurese de
    asegurese de que
    acuerdate de
    acuerdese de
    recuerda
    recuerde
    no olvides
    no olvide
    no te olvides de
    no se olvide de
    no os olvideis de
    no dejes de
    no deje de
    procura
    procure
    intenta
    intente
    trata de
    trate de
    ayudame a
    ayudeme a
    ayudanos a
    ayudenos a
    me ayudas a
    me ayuda a
    puedes ayudarme a
    podrias ayudarme a
    puede ayudarme a
    podria ayudarme a
    ve y
    anda y
    vete a
    adelante
    hora de
    es hora de
    es momento de
    toca
    tu tarea es
    la tarea es
    tu trabajo es
    se trata de
    dejame
    dejeme
    permiteme
    permitame
    ahora
    y luego
    y despues
    y tambien
    tambien
    ademas
    a continuacion
    seguidamente
    entonces
    primero
    por ultimo
    finalmente
    buenos dias
    buenas tardes
    buenas noches
    buen dia
    me
    me lo
    me la
    me los
    me las
    nos
    nos lo
    y si puedes
    de ser posible
    cuando puedas
    cuando pueda
    cuando tengas un momento
    cuando tenga un momento
    cuando tengas tiempo
    lo antes posible
    cuanto antes
    asegurate de que se
    asegurese de que se
    necesitamos que se
    te pido que se
    pido que se
    solicito que se
    me gustaria que se
    es necesario que se
    que se
    si te es posible
    si le es posible
    si puedes por favor`,
  adviceFrames: `como puedo
    como podria
    como podemos
    como se puede
    como se podria
    como se
    como puede uno
    como hago para
    como hacemos para
    como hacer para
    como hay que
    como tengo que
    como debo
    como deberia
    como debemos
    como se hace para
    como funciona
    que pasa si
    que pasaria si
    que pasara si
    que ocurre si
    que ocurriria si
    que sucede si
    que sucederia si
    que pasa cuando
    que ocurre cuando
    y si
    que tal si
    deberia
    deberiamos
    deberia yo
    es obligatorio
    es obligatorio que
    puedo
    podemos
    podria yo
    podria el
    podriamos
    se puede
    se pueden
    se podria
    se podrian
    se debe
    se deberia
    se deberian
    conviene
    convendria
    me conviene
    nos conviene
    merece la pena
    vale la pena
    es posible
    seria posible
    es seguro
    es buena idea
    es una buena idea
    seria buena idea
    seria una buena idea
    es mejor
    seria mejor
    sera mejor
    es conveniente
    seria conveniente
    es recomendable
    es aconsejable
    esta permitido
    tiene sentido
    tendria sentido
    hay alguna forma de
    hay alguna manera de
    hay algun modo de
    hay forma de
    hay manera de
    existe alguna forma de
    existe alguna manera de
    cual es la mejor forma de
    cual es la mejor manera de
    cual es la forma de
    cual es la manera de
    de que manera
    de que forma
    por que deberia
    por que debo
    por que tengo que
    cuando debo
    cuando deberia
    cuando puedo
    cuando conviene
    quien puede
    quien podria
    quien debe
    quien deberia
    quien tiene que
    donde puedo
    donde se puede
    que tengo que hacer para
    que debo hacer para
    que hay que hacer para
    que se necesita para
    que necesito para
    que hace falta para
    que requisitos
    que pasos
    explicame como
    expliqueme como
    explica como
    explicanos como
    dime como
    digame como
    decime como
    muestrame como
    ensename a
    ensename como
    ensenanos a
    puedes decirme como
    puedes explicarme como
    podrias decirme como
    podrias explicarme como
    me puedes decir como
    me podrias explicar como
    me pregunto
    me preguntaba
    no se si
    no estoy seguro de si
    no estoy segura de si
    estoy pensando en
    estamos pensando en
    estoy considerando
    estamos considerando
    pienso en
    pensaba
    pensaba en
    a lo mejor
    podria ser que
    crees que deberia
    crees que debo
    crees que
    cree que deberia
    cree que
    que opinas de
    que opina de
    que te parece
    que le parece
    que piensas de
    recomiendas
    recomienda usted
    recomendarias
    me recomiendas
    me aconsejas
    aconsejas
    ventajas de
    inconvenientes de
    pasos para
    instrucciones para
    guia para
    requisitos para
    tutorial para
    documentacion sobre
    cuanto cuesta
    cuanto se tarda en
    cuanto tarda
    cuesta algo
    para que sirve
    que significa
    que implica
    me planteo
    tengo derecho a
    tenemos derecho a
    estoy autorizado a
    tengo permiso para
    si debo
    si deberia
    si puedo
    si hay que
    que debo hacer
    que deberia hacer
    debo yo
    puedo yo
    es necesario que yo
    es imprescindible
    es peligroso
    es legal
    es normal
    seria prudente
    seria necesario
    haria falta
    habria que
    tendriamos que
    quizas deberia
    quizas deberiamos
    tal vez deberia
    tal vez deberiamos
    como se cancela
    a quien le corresponde
    a quien le toca
    quien se encarga de`,
  negations: `no
    nunca
    jamas
    tampoco
    ni
    sin
    nada de
    ya no
    aun no
    todavia no
    no hace falta
    no hace falta que
    no es necesario
    no es necesario que
    no es preciso
    no hay que
    no hay necesidad de
    no hay razon para
    no quiero
    no quiero que
    no quisiera
    no queremos
    no necesito
    no necesitamos
    no tienes que
    no tiene que
    no debes
    no debe
    no se debe
    no deberias
    no vayas a
    no vaya a
    no se te ocurra
    ni se te ocurra
    olvida
    olvidate de
    olvidese de
    olvidalo
    olvidelo
    dejalo
    dejelo
    deja de
    deje de
    dejen de
    no importa
    mejor no
    en vez de
    en lugar de
    evita
    evite
    evitar
    evitad
    eviten
    abstente de
    absteneos de
    abstengase de
    absten
    nadie
    ninguno
    ningun
    ninguna
    bajo ningun concepto
    de ninguna manera
    de ningun modo
    en ningun caso
    ni hablar
    para nada
    impide
    impida
    impedir
    prohibido
    prohibida
    queda prohibido
    cualquier cosa menos
    todo menos
    pensandolo bien
    nadie debe
    abstenganse de
    por nada
    ni siquiera
    no vaya`,
  questionWords: "quien quienes que cual cuales cuando donde adonde como cuanto cuanta cuantos cuantas",
  questionVerbs: "son eran fue fueron hubo existe existen sabes sabe sabeis saben",
  conditions: `si
    a menos que
    a no ser que
    salvo que
    excepto si
    excepto que
    cuando
    cada vez que
    siempre que
    siempre y cuando
    una vez que
    en cuanto
    tan pronto como
    apenas
    en caso de
    en caso de que
    en el caso de que
    por si
    por si acaso
    con tal de que
    con tal que
    mientras
    mientras que
    hasta que
    antes de que
    despues de que
    luego que
    suponiendo que
    supongamos que
    imagina que
    imaginemos que
    de haber
    solo si
    solamente si
    siempre que no
    mas tarde
    mas adelante
    algun dia
    en algun momento
    tarde o temprano
    aun no
    todavia no
    ahora no
    de momento no
    por ahora no
    espera a
    espera a que
    espere a que
    esperad a que
    hubiera
    hubiese
    hubieramos
    habria
    habriamos
    habrias
    deberia haber
    deberiamos haber
    tendria que haber
    podria haber
    podriamos haber
    ojala
    como si
    quizas
    quiza
    tal vez
    a lo mejor
    puede que
    es posible que
    es probable que
    probablemente
    posiblemente
    una vez hecho
    una vez terminado
    una vez terminada
    una vez pagado
    una vez pagada
    una vez recibido
    una vez recibida
    una vez aprobado
    una vez aprobada
    una vez confirmado
    una vez confirmada
    una vez cerrado
    una vez enviado
    una vez enviada
    una vez firmado
    una vez llegue
    si no
    dependiendo de si
    segun si
    depende de
    quien sabe si`,
  adverbs: `
    siempre
    constantemente
    continuamente
    otra vez
    de nuevo
    nuevamente
    una vez mas
    a partir de ahora
    de ahora en adelante
    desde ahora
    en adelante
    en lo sucesivo
    hasta ahora
    en este momento
    hoy en dia
    del contexto
    en el contexto
    del paso anterior
    del nodo anterior
    mencionado arriba
    en cuestion
    como quedamos
    segun lo acordado
    lamentablemente
    desafortunadamente
    por desgracia
    en total
`,
  reporting: `dijo
    dijo que
    dice
    dice que
    dicen
    dicen que
    dijeron
    dijeron que
    decia
    decian
    digo
    ha dicho
    han dicho
    habia dicho
    diciendo que
    me dijo
    me dijeron
    me ha dicho
    me han dicho
    nos dijo
    nos dijeron
    pidio
    pidio que
    pidieron
    pide que
    piden que
    ha pedido
    han pedido
    habia pedido
    me pidio
    me pidieron
    nos pidio
    pregunto si
    pregunta si
    preguntan si
    preguntaron
    me pregunto si
    ha preguntado
    escribio
    escribieron
    ha escrito
    conto que
    cuenta que
    conto
    comento que
    comenta que
    comento
    menciono
    menciona que
    mencionaron
    explico que
    explica que
    afirma
    afirman
    afirmo
    asegura que
    aseguro que
    sostiene
    sostienen
    quiere que
    quieren que
    quiere
    quieren
    queria que
    querian
    cree que
    creen que
    creia
    piensa que
    piensan que
    penso
    opina que
    sugiere que
    sugirio
    sugirieron
    sugieren
    propuso
    propone que
    recomendo
    recomienda que
    recomendaron
    aconsejo que
    aconseja
    insiste en que
    insiste
    insistio
    insisten
    exigio
    exige que
    exigen
    prometio
    prometieron
    promete
    decidio
    decidieron
    ha decidido
    solicito que se
    solicitaron
    ha solicitado
    han solicitado
    ordeno
    ordenaron
    mando que
    reporto
    informo que
    informo de
    informaron
    anuncio que
    anunciaron
    ha anunciado
    se quejo
    se queja
    se quejan
    rogo
    suplico
    segun
    al parecer
    por lo visto
    aparentemente
    supuestamente
    presuntamente
    se dice que
    he oido
    oi que
    he leido
    lei que
    parece que
    dizque
    se pregunta
    se preguntan
    le gustaria
    les gustaria
    necesita que
    necesitan
    intento
    intentaron`,
  past: `fue
    fueron
    fui
    era
    eran
    estaba
    estaban
    estuvo
    estuvieron
    sido
    ha
    han
    he
    has
    hemos
    habeis
    habia
    habian
    habiamos
    hubo
    hubiera
    hubiese
    haber
    habiendo
    ayer
    anteayer
    anoche
    anteriormente
    previamente
    antiguamente
    hace
    se
    siendo
    estan
    quedo
    quedaron
    acabo
    acaba
    acaban
    ya ha
    acababa
    acababan
    solia
    solian
    llevaba`,
  showing: `muestra
    detalles de
    detalles del
    los detalles de
    los detalles del
    datos de
    datos del
    informacion de
    informacion del
    informacion sobre
    muestrame
    muestranos
    muestre
    muestreme
    mostrar
    mostrarme
    mostrame
    muestren
    ensename
    enseneme
    ensena
    ensenanos
    dame
    danos
    deme
    denos
    dime
    dinos
    digame
    diganos
    decime
    dejame ver
    dejeme ver
    hazme saber
    quiero ver
    quiero saber
    quisiera ver
    quisiera saber
    queria saber
    queria ver
    querria saber
    queremos ver
    queremos saber
    me gustaria ver
    me gustaria saber
    me gustaria conocer
    nos gustaria saber
    necesito ver
    necesito saber
    necesitamos saber
    necesitamos ver
    quiero conocer
    puedo ver
    podria ver
    podemos ver
    puedes mostrarme
    puedes decirme
    puedes ensenarme
    podrias mostrarme
    podrias decirme
    puede decirme
    puede mostrarme
    podria decirme
    podria mostrarme
    me puedes decir
    me puedes mostrar
    me podrias decir
    me puede decir
    me dices
    me muestras
    me ensenas
    sabes
    sabe
    sabes si
    hay algun
    hay alguna
    existe
    existen
    que es
    que son
    que hay
    que hay de
    que tenemos
    que tal
    cual es
    cuales son
    cuantos
    cuantas
    como esta
    como estan
    como va
    como van
    lista
    listame
    liste
    listar
    enumera
    enumerame
    busca
    buscame
    buscar
    busque
    busqueme
    encuentra
    encuentrame
    encontrar
    encuentre
    localiza
    localizame
    consulta
    consultar
    consulte
    consultame
    mira
    mirame
    mire
    mirar
    ver
    ve
    vea
    veamos
    vamos a ver
    a ver
    comprueba
    comprobar
    compruebe
    revisa
    revisar
    verifica
    averigua
    averiguar
    averigue
    lee
    leer
    leeme
    lea
    visualiza
    visualizar
    presenta
    presentame
    obten
    obtener
    obtenme
    consigue
    recupera
    extrae
    necesito
    necesitamos
    quiero
    queremos
    quisiera
    me gustaria
    estoy buscando
    busco
    buscamos
    ando buscando
    informacion sobre
    informacion de
    detalles de
    datos de
    resumen de
    hay algo
    hay alguien
    hay un
    hay una
    hay mas
    hay nuevos
    hay nuevas
    tengo algun
    tengo alguna
    tengo algo
    tenemos algun
    tenemos alguna
    tienes algun
    tienes alguna
    que tengo
    como se llama
    como se llaman
    de quien es
    a que hora
    cuanto es
    cuanto cuesta
    cuanto falta
    donde esta
    donde estan
    cuando es
    cuando llega
    quien es
    quienes son`,
  all: "todo toda todos todas cada cualquier cualquiera entero entera enteros enteras completo completa completos completas totalidad ambos ambas",
  pointing:
    "este esta esto estos estas ese esa eso esos esas aquel aquella aquello aquellos aquellas lo la los las le les su sus mi mis mio mia mios mias aqui aca ahi alli mismo misma mismos mismas dicho dicha tal el ella",
  months: `enero ene
    febrero feb
    marzo mar
    abril abr
    mayo may
    junio jun
    julio jul
    agosto ago
    septiembre setiembre sep sept set
    octubre oct
    noviembre nov
    diciembre dic`,
  weekdays: `lunes lun
    martes mar
    miercoles mier mie
    jueves jue
    viernes vie
    sabado sabados sab
    domingo domingos dom`,
  times: `day+0: hoy
    day+1: manana
    day+2: pasadomanana
    day-1: ayer anoche
    day-2: anteayer antier
    now: ahora ahorita actualmente
    morning: manana madrugada
    noon: mediodia
    afternoon: tarde
    evening: atardecer anochecer
    night: noche
    midnight: medianoche
    next: proximo proxima proximos proximas siguiente siguientes viene entrante
    last: pasado pasada pasados pasadas ultimo ultima ultimos ultimas anterior anteriores
    this: este esta estos estas actual corriente presente
    ago: hace atras
    in: en dentro
    since: desde
    until: hasta
    before: antes
    after: despues tras
    between: entre
    from: desde de partir
    to: a al hasta
    half: media
    quarter: cuarto
    oclock: punto`,
  durations: `second: segundo segundos seg segs s
    minute: minuto minutos min mins
    hour: hora horas hr hrs h
    day: dia dias jornada jornadas
    week: semana semanas sem
    month: mes meses
    year: ano anos
    night: noche noches`,
  numbers: `0: cero
    1: un uno una
    2: dos par
    3: tres
    4: cuatro
    5: cinco
    6: seis
    7: siete
    8: ocho
    9: nueve
    10: diez decena
    11: once
    12: doce docena
    13: trece
    14: catorce
    15: quince quincena
    16: dieciseis
    17: diecisiete
    18: dieciocho
    19: diecinueve
    20: veinte
    21: veintiuno veintiun veintiuna
    22: veintidos
    23: veintitres
    24: veinticuatro
    25: veinticinco
    26: veintiseis
    27: veintisiete
    28: veintiocho
    29: veintinueve
    30: treinta
    40: cuarenta
    50: cincuenta
    60: sesenta
    70: setenta
    80: ochenta
    90: noventa
    100: cien ciento centenar
    200: doscientos doscientas
    300: trescientos trescientas
    400: cuatrocientos cuatrocientas
    500: quinientos quinientas
    600: seiscientos seiscientas
    700: setecientos setecientas
    800: ochocientos ochocientas
    900: novecientos novecientas
    1000: mil millar
    1000000: millon millones
    0.5: medio media mitad
    #1: primero primera primer primeros primeras
    #2: segundo segunda segundos segundas
    #3: tercero tercera tercer
    #4: cuarto cuarta
    #5: quinto quinta
    #6: sexto sexta
    #7: septimo septima
    #8: octavo octava
    #9: noveno novena
    #10: decimo decima
    #-1: ultimo ultima ultimos ultimas`,
  currencies: `EUR: euro euros eur
    USD: dolar dolares usd
    GBP: libra libras gbp esterlina esterlinas
    CZK: corona coronas czk
    PLN: zloty zlotys esloti eslotis pln
    CHF: franco francos chf
    JPY: yen yenes jpy
    HUF: florin florines forinto forintos huf
    SEK: sek
    NOK: nok
    DKK: dkk
    CNY: yuan yuanes renminbi cny rmb
    INR: rupia rupias inr
    CAD: cad
    AUD: aud
    MXN: peso pesos mxn
    ARS: ars
    COP: cop
    CLP: clp
    PEN: pen
    BRL: real reales brl`,
  booleans: `true: si verdadero cierto activado activada activo activa encendido encendida habilitado habilitada con incluido incluida incluyendo on
    false: no falso desactivado desactivada inactivo inactiva apagado apagada deshabilitado deshabilitada sin excluido excluida excluyendo off`,
  prepositions: `to: a al para hacia hasta
    from: de del desde
    in: en dentro
    at: a en
    on: en el sobre
    for: para por durante
    by: para antes hasta por
    with: con incluyendo junto
    about: sobre acerca respecto referente relativo
    of: de del
    as: como
    named: llame llamen llamaba llamaban llama llaman llamado llamada llamados llamadas titulado titulada denominado denominada nombre titulo
    saying: diciendo dice diga digan diciendole texto
    because: porque debido motivo causa
    over: mas mayor mayores superior superiores supera superen superan encima exceda excede mayor
    under: menos menor menores inferior inferiores debajo bajo
    most: maximo maxima
    least: minimo minima menos
    sorted: ordenado ordenada ordenados ordenadas ordena ordenar orden`,
  actions: `accept | acepta acepte acepten aceptad aceptar aceptemos aceptes acepteis aceptas aceptaras aceptame aceptanos aceptalo aceptala aceptalos aceptalas aceptale aceptales aceptamelo | acept
    accept | aceptamela aceptaselo acepteme aceptenos aceptelo aceptela aceptelos aceptelas aceptele acepteles aceptemelo aceptarme aceptarnos aceptarlo aceptarla aceptarlos aceptarlas | acept
    accept | aceptarle aceptarles aceptarmelo aceptarselo aceptenme aceptenlo aceptenla aceptadme aceptadlo | acept
    admit | admite admita admitan admitid admiti admitir admitamos admitas admitais admitelo admitela admitelos admitelas admitele admitalo admitala admitirlo admitirla admitirlos | admit
    admit | admitirlas admitirle admitilo admitila | admit
    add | agrega agregue agreguen agregad agregar agreguemos agregues agregueis agregas agregaras agregame agreganos agregalo agregala agregalos agregalas agregale agregales agregamelo | agreg
    add | agregamela agregaselo agregueme agreguenos agreguelo agreguela agreguelos agreguelas agreguele agregueles agreguemelo agregarme agregarnos agregarlo agregarla agregarlos | agreg
    add | agregarlas agregarle agregarles agregarmelo agregarselo agreguenme agreguenlo agreguenla agregadme agregadlo | agreg
    add | anade anada anadan anadid anadi anadir anadamos anadas anadais anades anadieras anademe anadenos anadelo anadela anadelos anadelas anadele anadeles anademelo anademela | anad
    add | anadeselo anadame anadanos anadalo anadala anadalos anadalas anadale anadales anadamelo anadirme anadirnos anadirlo anadirla anadirlos anadirlas anadirle anadirles anadirmelo | anad
    add | anadirselo anadanme anadanlo anadanla anadidme anadidlo anadime anadilo anadila anadilos anadile | anad
    add sum | suma sume sumen sumad sumar sumemos sumes sumeis sumalo sumala sumalos sumalas sumale sumelo sumela sumarlo | sumado sumada sumando sumaron sumaste sumaba sumaran sumaria sumamos
    add sum | sumarla sumarlos sumarlas sumarle | sumado sumada sumando sumaron sumaste sumaba sumaran sumaria sumamos
    adjust | ajusta ajuste ajusten ajustad ajustar ajustemos ajusteis ajustalo ajustala ajustalos ajustalas ajustale ajustelo ajustela ajustarlo ajustarla ajustarlos ajustarlas | ajust
    adjust | ajustarle | ajust
    adapt | adapta adapte adapten adaptad adaptar adaptemos adaptes adapteis adaptalo adaptala adaptalos adaptalas adaptale adaptelo adaptela adaptarlo adaptarla adaptarlos adaptarlas | adapt
    adapt | adaptarle | adapt
    announce | anuncia anuncie anuncien anunciad anunciar anunciemos anuncieis anuncialo anunciala anuncialos anuncialas anunciale anuncielo anunciela anunciarlo anunciarla anunciarlos | anunci
    announce | anunciarlas anunciarle | anunci
    answer reply respond | responde responda respondan responded responder respondamos respondas respondais respondes respondieras respondeme respondenos respondelo respondela | respond
    answer reply respond | respondelos respondelas respondele respondeles respondemelo respondemela respondeselo respondame respondanos respondalo respondala respondalos respondalas | respond
    answer reply respond | respondale respondales respondamelo responderme respondernos responderlo responderla responderlos responderlas responderle responderles respondermelo | respond
    answer reply respond | responderselo respondanme respondanlo respondanla respondedme respondedlo | respond
    answer reply | contesta conteste contesten contestad contestar contestemos contestes contesteis contestas contestaras contestame contestanos contestalo contestala contestalos | contest
    answer reply | contestalas contestale contestales contestamelo contestamela contestaselo contesteme contestenos contestelo contestela contestelos contestelas contestele | contest
    answer reply | contesteles contestemelo contestarme contestarnos contestarlo contestarla contestarlos contestarlas contestarle contestarles contestarmelo contestarselo contestenme | contest
    answer reply | contestenlo contestenla contestadme contestadlo | contest
    apply | aplica aplique apliquen aplicad aplicar apliquemos apliques apliqueis aplicalo aplicala aplicalos aplicalas aplicale apliquelo apliquela aplicarlo aplicarla | aplic apliqu
    apply | aplicarlos aplicarlas aplicarle | aplic apliqu
    request apply | solicita solicite soliciten solicitad solicitar solicitemos solicites soliciteis solicitalo solicitala solicitalos solicitalas solicitale solicitelo solicitela | solicit
    request apply | solicitarlo solicitarla solicitarlos solicitarlas solicitarle | solicit
    approve | aprueba apruebe aprueben aprobad aproba aprobar aprobemos apruebes aprobeis apruebas aprobaras apruebame apruebanos apruebalo apruebala apruebalos apruebalas | aprob aprueb
    win | gana gane ganen ganad ganar | ganad gano ganan
    lose | pierde pierda pierdan perded perder | perdid perdio pierde
    approve | apruebale apruebales apruebamelo apruebamela apruebaselo apruebeme apruebenos apruebelo apruebela apruebelos apruebelas apruebele apruebeles apruebemelo aprobarme | aprob aprueb
    approve | aprobarnos aprobarlo aprobarla aprobarlos aprobarlas aprobarle aprobarles aprobarmelo aprobarselo apruebenme apruebenlo apruebenla aprobadme aprobadlo aprobame | aprob aprueb
    approve | aprobalo aprobala aprobalos aprobale | aprob aprueb
    approve accept | da+visto+bueno dale+visto+bueno dar+visto+bueno | 
    archive file | archiva archive archiven archivad archivar archivemos archives archiveis | archivado archivada archivando archivaron archivaste archivaba archivaran archivaria archivamos
    archive file | archivas archivaras archivame archivanos archivalo archivala archivalos | archivado archivada archivando archivaron archivaste archivaba archivaran archivaria archivamos
    archive file | archivalas archivale archivales archivamelo archivamela archivaselo | archivado archivada archivando archivaron archivaste archivaba archivaran archivaria archivamos
    archive file | archiveme archivenos archivelo archivela archivelos archivelas archivele | archivado archivada archivando archivaron archivaste archivaba archivaran archivaria archivamos
    archive file | archiveles archivemelo archivarme archivarnos archivarlo archivarla | archivado archivada archivando archivaron archivaste archivaba archivaran archivaria archivamos
    archive file | archivarlos archivarlas archivarle archivarles archivarmelo archivarselo | archivado archivada archivando archivaron archivaste archivaba archivaran archivaria archivamos
    archive file | archivenme archivenlo archivenla archivadme archivadlo | archivado archivada archivando archivaron archivaste archivaba archivaran archivaria archivamos
    unarchive | desarchiva desarchive desarchiven desarchivad desarchivar desarchivemos desarchives desarchiveis desarchivalo desarchivala desarchivalos desarchivalas desarchivale | desarchiv
    unarchive | desarchivelo desarchivela desarchivarlo desarchivarla desarchivarlos desarchivarlas desarchivarle | desarchiv
    arrange organize | organiza organice organicen organizad organizar organicemos organices organiceis organizalo organizala organizalos organizalas organizale organicelo | organiz organic
    arrange organize | organicela organizarlo organizarla organizarlos organizarlas organizarle | organiz organic
    order sort arrange | ordena ordene ordenen ordenad ordenar ordenemos ordeneis ordenalo ordenala ordenalos ordenalas ordenale ordenelo ordenela ordenarlo ordenarla ordenarlos | orden
    order sort arrange | ordenarlas ordenarle | orden
    ask | pregunta pregunte pregunten preguntad preguntar preguntemos preguntes pregunteis preguntas preguntaras preguntame preguntanos preguntalo preguntala preguntalos preguntalas | pregunt
    ask | preguntale preguntales preguntamelo preguntamela preguntaselo pregunteme preguntenos preguntelo preguntela preguntelos preguntelas preguntele pregunteles preguntemelo | pregunt
    ask | preguntarme preguntarnos preguntarlo preguntarla preguntarlos preguntarlas preguntarle preguntarles preguntarmelo preguntarselo preguntenme preguntenlo preguntenla | pregunt
    ask | preguntadme preguntadlo | pregunt
    ask request order | pide pida pidan pedid pedir pidamos pidas pidais pides pideme pidenos pidelo pidela | pidio pidier pidie pedid pidiendo piden pido pediste pedimos pedire pediri pedia
    ask request order | pidelos pidelas pidele pideles pidemelo pidemela pideselo pidame pidanos pidalo pidala | pidio pidier pidie pedid pidiendo piden pido pediste pedimos pedire pediri pedia
    ask request order | pidalos pidalas pidale pidales pidamelo pedirme pedirnos pedirlo pedirla pedirlos | pidio pidier pidie pedid pidiendo piden pido pediste pedimos pedire pediri pedia
    ask request order | pedirlas pedirle pedirles pedirmelo pedirselo pidanme pidanlo pidanla pedidme pedidlo | pidio pidier pidie pedid pidiendo piden pido pediste pedimos pedire pediri pedia
    ask request order | pedime pedilo pedila pedilos pedile | pidio pidier pidie pedid pidiendo piden pido pediste pedimos pedire pediri pedia
    assign allocate | asigna asigne asignen asignad asignar asignemos asignes asigneis asignas asignaras asigname asignanos asignalo asignala asignalos asignalas asignale asignales | asign
    assign allocate | asignamelo asignamela asignaselo asigneme asignenos asignelo asignela asignelos asignelas asignele asigneles asignemelo asignarme asignarnos asignarlo asignarla | asign
    assign allocate | asignarlos asignarlas asignarle asignarles asignarmelo asignarselo asignenme asignenlo asignenla asignadme asignadlo | asign
    assign delegate | delega delegue deleguen delegad delegar deleguemos delegues delegueis delegalo delegala delegalos delegalas delegale deleguelo deleguela delegarlo delegarla | deleg
    assign delegate | delegarlos delegarlas delegarle | deleg
    assign allocate | destina destine destinen destinad destinar destinemos destines destineis destinalo destinala destinalos destinalas destinale destinelo destinela destinarlo | destin
    assign allocate | destinarla destinarlos destinarlas destinarle | destin
    unassign | desasigna desasigne desasignen desasignad desasignar desasignemos desasignes desasigneis desasignalo desasignala desasignalos desasignalas desasignale desasignelo | desasign
    unassign | desasignela desasignarlo desasignarla desasignarlos desasignarlas desasignarle | desasign
    attach | adjunta adjunte adjunten adjuntad adjuntar adjuntemos adjuntes adjunteis adjuntas adjuntaras adjuntame adjuntanos adjuntalo adjuntala adjuntalos adjuntalas adjuntale | adjunt
    attach | adjuntales adjuntamelo adjuntamela adjuntaselo adjunteme adjuntenos adjuntelo adjuntela adjuntelos adjuntelas adjuntele adjunteles adjuntemelo adjuntarme adjuntarnos | adjunt
    attach | adjuntarlo adjuntarla adjuntarlos adjuntarlas adjuntarle adjuntarles adjuntarmelo adjuntarselo adjuntenme adjuntenlo adjuntenla adjuntadme adjuntadlo | adjunt
    attach link | vincula vincule vinculen vinculad vincular vinculemos vincules vinculeis vinculalo vinculala vinculalos vinculalas vinculale vinculelo vinculela vincularlo vincularla | vincul
    attach link | vincularlos vincularlas vincularle | vincul
    disconnect unlink | desvincula desvincule desvinculen desvinculad desvincular desvinculemos desvincules desvinculeis desvinculalo desvinculala desvinculalos desvinculalas | desvincul
    disconnect unlink | desvinculale desvinculelo desvinculela desvincularlo desvincularla desvincularlos desvincularlas desvincularle | desvincul
    attend | atiende atienda atiendan atended atende atender atendamos atiendas atendais atiendelo atiendela atiendelos atiendelas atiendele atiendalo atiendala atenderlo | atend atiend
    attend | atenderla atenderlos atenderlas atenderle atendelo atendela | atend atiend
    authorize | autoriza autorice autoricen autorizad autorizar autoricemos autorices autoriceis autorizalo autorizala autorizalos autorizalas autorizale autoricelo autoricela | autoriz autoric
    authorize | autorizarlo autorizarla autorizarlos autorizarlas autorizarle | autoriz autoric
    back-up | respalda respalde respalden respaldad respaldar respaldemos respaldes respaldeis respaldalo respaldala respaldalos respaldalas respaldale respaldelo respaldela | respald
    back-up | respaldarlo respaldarla respaldarlos respaldarlas respaldarle | respald
    back-up | haz+copia+seguridad haga+copia+seguridad hagan+copia+seguridad hacer+copia+seguridad hazme+copia+seguridad haced+copia+seguridad | respald
    ban | banea banee baneen banead banear baneemos banees baneeis banealo baneala banealos banealas baneale baneelo baneela banearlo banearla banearlos banearlas banearle | bane
    ban prohibit | prohibe prohiba prohiban prohibid prohibi prohibir prohibamos prohibas prohibais prohibelo prohibela prohibelos prohibelas prohibele prohibalo prohibala prohibirlo | prohib
    ban prohibit | prohibirla prohibirlos prohibirlas prohibirle prohibilo prohibila | prohib
    unban | desbanea desbanee desbaneen desbanead desbanear desbaneemos desbanees desbaneeis desbanealo desbaneala desbanealos desbanealas desbaneale desbaneelo desbaneela desbanearlo | desbane
    unban | desbanearla desbanearlos desbanearlas desbanearle | desbane
    ban exclude expel | expulsa expulse expulsen expulsad expulsar expulsemos expulses expulseis expulsalo expulsala expulsalos expulsalas expulsale expulselo expulsela expulsarlo | expuls
    ban exclude expel | expulsarla expulsarlos expulsarlas expulsarle | expuls
    block lock | bloquea bloquee bloqueen bloquead bloquear bloqueemos bloquees bloqueeis bloqueas bloquearas bloqueame bloqueanos bloquealo bloqueala bloquealos bloquealas bloqueale | bloque
    block lock | bloqueales bloqueamelo bloqueamela bloqueaselo bloqueeme bloqueenos bloqueelo bloqueela bloqueelos bloqueelas bloqueele bloqueeles bloqueemelo bloquearme bloquearnos | bloque
    block lock | bloquearlo bloquearla bloquearlos bloquearlas bloquearle bloquearles bloquearmelo bloquearselo bloqueenme bloqueenlo bloqueenla bloqueadme bloqueadlo | bloque
    unblock unlock | desbloquea desbloquee desbloqueen desbloquead desbloquear desbloqueemos desbloquees desbloqueeis desbloqueas desbloquearas desbloqueame desbloqueanos | desbloque
    unblock unlock | desbloquealo desbloqueala desbloquealos desbloquealas desbloqueale desbloqueales desbloqueamelo desbloqueamela desbloqueaselo desbloqueeme desbloqueenos | desbloque
    unblock unlock | desbloqueelo desbloqueela desbloqueelos desbloqueelas desbloqueele desbloqueeles desbloqueemelo desbloquearme desbloquearnos desbloquearlo desbloquearla | desbloque
    unblock unlock | desbloquearlos desbloquearlas desbloquearle desbloquearles desbloquearmelo desbloquearselo desbloqueenme desbloqueenlo desbloqueenla desbloqueadme desbloqueadlo | desbloque
    bill invoice | facture facturen facturad facturar facturemos factures factureis facturalo | facturado facturada facturando facturaron facturaste facturaba facturaran facturaria facturamos
    bill invoice | facturala facturalos facturalas facturale facturelo facturela facturarlo | facturado facturada facturando facturaron facturaste facturaba facturaran facturaria facturamos
    bill invoice | facturarla facturarlos facturarlas facturarle | facturado facturada facturando facturaron facturaste facturaba facturaran facturaria facturamos
    charge collect bill | cobra cobre cobren cobrad cobrar cobremos cobreis cobras cobraras cobrame cobranos cobralo cobrala cobralos cobralas cobrale cobrales cobramelo cobramela | cobr
    charge collect bill | cobraselo cobreme cobrenos cobrelo cobrela cobrelos cobrelas cobrele cobreles cobremelo cobrarme cobrarnos cobrarlo cobrarla cobrarlos cobrarlas cobrarle | cobr
    charge collect bill | cobrarles cobrarmelo cobrarselo cobrenme cobrenlo cobrenla cobradme cobradlo | cobr
    book reserve | reserva reserve reserven reservad reservar reservemos reserves reserveis reservaras reservame reservanos reservalo reservala reservalos reservalas reservale | reserv
    book reserve | reservales reservamelo reservamela reservaselo reserveme reservenos reservelo reservela reservelos reservelas reservele reserveles reservemelo reservarme reservarnos | reserv
    book reserve | reservarlo reservarla reservarlos reservarlas reservarle reservarles reservarmelo reservarselo reservenme reservenlo reservenla reservadme reservadlo | reserv
    borrow | pide+prestado pide+prestada pida+prestado pida+prestada pedir+prestado pedir+prestada pideme+prestado tomar+prestado toma+prestado tome+prestado | prestad
    lend borrow | presta preste presten prestad prestar prestemos prestes presteis prestalo prestala prestalos | prestad presto prestar prestaba prestaste prestaron prestando prestamos
    lend borrow | prestalas prestale prestelo prestela prestarlo prestarla prestarlos prestarlas prestarle | prestad presto prestar prestaba prestaste prestaron prestando prestamos
    broadcast | difunde difunda difundan difundid difundi difundir difundamos difundas difundais difundelo difundela difundelos difundelas difundele difundalo difundala difundirlo | difund
    broadcast | difundirla difundirlos difundirlas difundirle difundilo difundila | difund
    broadcast transmit | transmite transmita transmitan transmitid transmiti transmitir transmitamos transmitas transmitais transmitelo transmitela transmitelos transmitelas | transmit
    broadcast transmit | transmitele transmitalo transmitala transmitirlo transmitirla transmitirlos transmitirlas transmitirle transmitilo transmitila | transmit
    broadcast issue emit | emite emita emitan emitid emiti emitir emitamos emitas emitais emitelo emitela emitelos emitelas emitele emitalo emitala emitirlo emitirla emitirlos emitirlas | emit
    broadcast issue emit | emitirle emitilo emitila | emit
    bring | trae traiga traigan traed traer traigamos traigas traigais traeme traenos traelo traela traelos traelas traele traeles traemelo | traid trajo traje trajer trayendo trae traia
    bring | traemela traeselo traigame traiganos traigalo traigala traigalos traigalas traigale traigales traigamelo traerme traernos traerlo | traid trajo traje trajer trayendo trae traia
    bring | traerla traerlos traerlas traerle traerles traermelo traerselo traiganme traiganlo traiganla traedme traedlo | traid trajo traje trajer trayendo trae traia
    carry take | lleva lleve lleven llevad llevar llevemos lleves lleveis llevas llevaras llevame llevanos llevalo llevala | llevad llevo llevar llevaba llevaste llevaron llevando llevamos
    carry take | llevalos llevalas llevale llevales llevamelo llevamela llevaselo lleveme llevenos llevelo llevela llevelos | llevad llevo llevar llevaba llevaste llevaron llevando llevamos
    carry take | llevelas llevele lleveles llevemelo llevarme llevarnos llevarlo llevarla llevarlos llevarlas llevarle | llevad llevo llevar llevaba llevaste llevaron llevando llevamos
    carry take | llevarles llevarmelo llevarselo llevenme llevenlo llevenla llevadme llevadlo | llevad llevo llevar llevaba llevaste llevaron llevando llevamos
    buy purchase | compra compre compren comprad comprar compremos compres compreis compraras comprame | comprado comprada comprando compraron compraste compraba compraran compraria compramos
    buy purchase | compranos compralo comprala compralos compralas comprale comprales compramelo | comprado comprada comprando compraron compraste compraba compraran compraria compramos
    buy purchase | compramela compraselo compreme comprenos comprelo comprela comprelos comprelas | comprado comprada comprando compraron compraste compraba compraran compraria compramos
    buy purchase | comprele compreles compremelo comprarme comprarnos comprarlo comprarla comprarlos | comprado comprada comprando compraron compraste compraba compraran compraria compramos
    buy purchase | comprarlas comprarle comprarles comprarmelo comprarselo comprenme comprenlo comprenla | comprado comprada comprando compraron compraste compraba compraran compraria compramos
    buy purchase | compradme compradlo | comprado comprada comprando compraron compraste compraba compraran compraria compramos
    acquire buy | adquiere adquiera adquieran adquirid adquirir adquiramos adquieras adquirais adquierelo adquierela adquierelos adquierelas adquierele adquieralo adquierala | adquir adquier
    acquire buy | adquirirlo adquirirla adquirirlos adquirirlas adquirirle adquirilo adquirila | adquir adquier
    calculate compute | calcula calcule calculen calculad calcular calculemos calcules calculeis calculas calcularas calculame calculanos calculalo calculala calculalos calculalas | calcul
    calculate compute | calculale calculales calculamelo calculamela calculaselo calculeme calculenos calculelo calculela calculelos calculelas calculele calculeles calculemelo | calcul
    calculate compute | calcularme calcularnos calcularlo calcularla calcularlos calcularlas calcularle calcularles calcularmelo calcularselo calculenme calculenlo calculenla | calcul
    calculate compute | calculadme calculadlo | calcul
    count | cuente cuenten contad conta contar contemos cuentes conteis contaras cuentame cuentanos cuentalo cuentala | contad conto contaba contaste contaron contando contara contare cuent
    count | cuentalos cuentalas cuentale cuentales cuentamelo cuentamela cuentaselo cuenteme cuentenos cuentelo cuentela | contad conto contaba contaste contaron contando contara contare cuent
    count | cuentelos cuentelas cuentele cuenteles cuentemelo contarme contarnos contarlo contarla contarlos contarlas | contad conto contaba contaste contaron contando contara contare cuent
    count | contarle contarles contarmelo contarselo cuentenme cuentenlo cuentenla contadme contadlo contame contalo | contad conto contaba contaste contaron contando contara contare cuent
    count | contala contalos contale | contad conto contaba contaste contaron contando contara contare cuent
    call phone | llama llame llamen llamad llamar llamemos llames llameis llamas llamaras llamame llamanos llamalo | llamad llamo llamar llamaba llamaste llamaron llamando llamamos llame
    call phone | llamala llamalos llamalas llamale llamales llamamelo llamamela llamaselo llameme llamenos llamelo | llamad llamo llamar llamaba llamaste llamaron llamando llamamos llame
    call phone | llamela llamelos llamelas llamele llameles llamemelo llamarme llamarnos llamarlo llamarla llamarlos | llamad llamo llamar llamaba llamaste llamaron llamando llamamos llame
    call phone | llamarlas llamarle llamarles llamarmelo llamarselo llamenme llamenlo llamenla llamadme llamadlo | llamad llamo llamar llamaba llamaste llamaron llamando llamamos llame
    call phone | telefonea telefonee telefoneen telefonead telefonear telefoneemos telefonees telefoneeis telefonealo telefoneala telefonealos telefonealas telefoneale telefoneelo | telefone
    call phone | telefoneela telefonearlo telefonearla telefonearlos telefonearlas telefonearle | telefone
    dial | marca marque marquen marcad marcar marquemos marques marqueis marcaras marcame marcanos marcalo | marcado marcada marcando marcaron marcaste marcaba marcaran marcaria marcamos
    dial | marcala marcalos marcalas marcale marcales marcamelo marcamela marcaselo marqueme marquenos marquelo | marcado marcada marcando marcaron marcaste marcaba marcaran marcaria marcamos
    dial | marquela marquelos marquelas marquele marqueles marquemelo marcarme marcarnos marcarlo marcarla | marcado marcada marcando marcaron marcaste marcaba marcaran marcaria marcamos
    dial | marcarlos marcarlas marcarle marcarles marcarmelo marcarselo marquenme marquenlo marquenla marcadme | marcado marcada marcando marcaron marcaste marcaba marcaran marcaria marcamos
    dial | marcadlo | marcado marcada marcando marcaron marcaste marcaba marcaran marcaria marcamos
    mark flag | marca marque marquen marcad marcar marquemos marques marqueis marcaras marcame marcanos marcalo | marcado marcada marcando marcaron marcaste marcaba marcaran marcaria marcamos
    mark flag | marcala marcalos marcalas marcale marcales marcamelo marcamela marcaselo marqueme marquenos | marcado marcada marcando marcaron marcaste marcaba marcaran marcaria marcamos
    mark flag | marquelo marquela marquelos marquelas marquele marqueles marquemelo marcarme marcarnos marcarlo | marcado marcada marcando marcaron marcaste marcaba marcaran marcaria marcamos
    mark flag | marcarla marcarlos marcarlas marcarle marcarles marcarmelo marcarselo marquenme marquenlo | marcado marcada marcando marcaron marcaste marcaba marcaran marcaria marcamos
    mark flag | marquenla marcadme marcadlo | marcado marcada marcando marcaron marcaste marcaba marcaran marcaria marcamos
    unmark unflag | desmarca desmarque desmarquen desmarcad desmarcar desmarquemos desmarques desmarqueis desmarcalo desmarcala desmarcalos desmarcalas desmarcale desmarquelo | desmarc desmarqu
    unmark unflag | desmarquela desmarcarlo desmarcarla desmarcarlos desmarcarlas desmarcarle | desmarc desmarqu
    cancel | cancela cancele cancelen cancelad cancelar cancelemos canceles canceleis cancelas cancelaras cancelame cancelanos cancelalo cancelala cancelalos cancelalas cancelale | cancel
    cancel | cancelales cancelamelo cancelamela cancelaselo canceleme cancelenos cancelelo cancelela cancelelos cancelelas cancelele canceleles cancelemelo cancelarme cancelarnos | cancel
    cancel | cancelarlo cancelarla cancelarlos cancelarlas cancelarle cancelarles cancelarmelo cancelarselo cancelenme cancelenlo cancelenla canceladme canceladlo | cancel
    cancel void | anula anule anulen anulad anular anulemos anules anuleis anulas anularas anulame anulanos anulalo anulala anulalos anulalas anulale anulales anulamelo anulamela | anul
    cancel void | anulaselo anuleme anulenos anulelo anulela anulelos anulelas anulele anuleles anulemelo anularme anularnos anularlo anularla anularlos anularlas anularle anularles | anul
    cancel void | anularmelo anularselo anulenme anulenlo anulenla anuladme anuladlo | anul
    cancel revoke | deja+efecto dejar+efecto deje+efecto | sinefecto
    capture | captura capture capturen capturad capturar capturemos captures captureis capturalo capturala capturalos capturalas capturale capturelo capturela capturarlo capturarla | captur
    capture | capturarlos capturarlas capturarle | captur
    change modify switch | cambia cambie cambien cambiad cambiar cambiemos cambies cambieis cambias cambiaras cambiame cambianos cambialo cambiala cambialos cambialas cambiale cambiales | cambi
    change modify switch | cambiamelo cambiamela cambiaselo cambieme cambienos cambielo cambiela cambielos cambielas cambiele cambieles cambiemelo cambiarme cambiarnos cambiarlo | cambi
    change modify switch | cambiarla cambiarlos cambiarlas cambiarle cambiarles cambiarmelo cambiarselo cambienme cambienlo cambienla cambiadme cambiadlo | cambi
    change alter | altera altere alteren alterad alterar alteremos alteres altereis alteralo alterala alteralos alteralas alterale alterelo alterela alterarlo alterarla alterarlos | alter
    change alter | alterarlas alterarle | alter
    modify edit change | modifica modifique modifiquen modificad modificar modifiquemos modifiques modifiqueis modificaras modificame modificanos modificalo modificala | modific modifiqu
    modify edit change | modificalos modificalas modificale modificales modificamelo modificamela modificaselo modifiqueme modifiquenos modifiquelo modifiquela modifiquelos | modific modifiqu
    modify edit change | modifiquelas modifiquele modifiqueles modifiquemelo modificarme modificarnos modificarlo modificarla modificarlos modificarlas modificarle | modific modifiqu
    modify edit change | modificarles modificarmelo modificarselo modifiquenme modifiquenlo modifiquenla modificadme modificadlo | modific modifiqu
    edit | edita edite editen editad editar editemos edites editeis editas editaras editame editanos editalo editala editalos editalas editale editales editamelo editamela editaselo | edit
    edit | editeme editenos editelo editela editelos editelas editele editeles editemelo editarme editarnos editarlo editarla editarlos editarlas editarle editarles editarmelo editarselo | edit
    edit | editenme editenlo editenla editadme editadlo | edit
    charge load upload | carga cargue carguen cargad cargar carguemos cargues cargueis cargaras cargame carganos | cargado cargada cargando cargaron cargaste cargaba cargaran cargaria cargamos
    charge load upload | cargalo cargala cargalos cargalas cargale cargales cargamelo cargamela cargaselo | cargado cargada cargando cargaron cargaste cargaba cargaran cargaria cargamos
    charge load upload | cargueme carguenos carguelo carguela carguelos carguelas carguele cargueles carguemelo | cargado cargada cargando cargaron cargaste cargaba cargaran cargaria cargamos
    charge load upload | cargarme cargarnos cargarlo cargarla cargarlos cargarlas cargarle cargarles cargarmelo | cargado cargada cargando cargaron cargaste cargaba cargaran cargaria cargamos
    charge load upload | cargarselo carguenme carguenlo carguenla cargadme cargadlo | cargado cargada cargando cargaron cargaste cargaba cargaran cargaria cargamos
    download | descarga descargue descarguen descargad descargar descarguemos descargues descargueis descargaras descargame descarganos descargalo descargala descargalos descargalas | descarg
    download | descargale descargales descargamelo descargamela descargaselo descargueme descarguenos descarguelo descarguela descarguelos descarguelas descarguele descargueles | descarg
    download | descarguemelo descargarme descargarnos descargarlo descargarla descargarlos descargarlas descargarle descargarles descargarmelo descargarselo descarguenme descarguenlo | descarg
    download | descarguenla descargadme descargadlo | descarg
    upload | sube suba suban subid subi subir subamos subas subais subes subieras subeme subenos subelo subela subelos subelas | subid subio subier subiendo subiste subimos sube subire subiria
    upload | subele subeles subemelo subemela subeselo subame subanos subalo subala subalos subalas subale subales subamelo | subid subio subier subiendo subiste subimos sube subire subiria
    upload | subirme subirnos subirlo subirla subirlos subirlas subirle subirles subirmelo subirselo subanme subanlo subanla | subid subio subier subiendo subiste subimos sube subire subiria
    upload | subidme subidlo subime subilo subila subilos subile | subid subio subier subiendo subiste subimos sube subire subiria
    raise increase turn-up | sube suba suban subid subi subir subamos subas subais subes subieras subeme subenos subelo subela subelos subelas | subid subio subier subiend subist subimos sube
    raise increase turn-up | subele subeles subemelo subemela subeselo subame subanos subalo subala subalos subalas subale subales subamelo | subid subio subier subiend subist subimos sube
    raise increase turn-up | subirme subirnos subirlo subirla subirlos subirlas subirle subirles subirmelo subirselo subanme subanlo subanla | subid subio subier subiend subist subimos sube
    raise increase turn-up | subidme subidlo subime subilo subila subilos subile | subid subio subier subiend subist subimos sube
    download lower turn-down decrease | baja baje bajen bajad bajar bajemos bajes bajeis bajaras bajame bajanos bajalo bajala bajalos | bajad bajar bajaste bajaron bajando bajaba bajamos baje
    download lower turn-down decrease | bajalas bajale bajales bajamelo bajamela bajaselo bajeme bajenos bajelo bajela bajelos bajelas | bajad bajar bajaste bajaron bajando bajaba bajamos baje
    download lower turn-down decrease | bajele bajeles bajemelo bajarme bajarnos bajarlo bajarla bajarlos bajarlas bajarle bajarles | bajad bajar bajaste bajaron bajando bajaba bajamos baje
    download lower turn-down decrease | bajarmelo bajarselo bajenme bajenlo bajenla bajadme bajadlo | bajad bajar bajaste bajaron bajando bajaba bajamos baje
    check-in | haz+check+in haga+check+in hacer+check+in haz+checkin hacer+checkin haga+checkin registra+llegada registrar+llegada registre+llegada | checkin
    check-out | haz+check+out haga+check+out hacer+check+out haz+checkout hacer+checkout haga+checkout registra+salida registrar+salida registre+salida | checkout
    check verify | comprueba compruebe comprueben comprobad comproba comprobar comprobemos compruebes comprobeis compruebas comprobaras compruebame compruebanos compruebalo | comprob comprueb
    check verify | compruebala compruebalos compruebalas compruebale compruebales compruebamelo compruebamela compruebaselo compruebeme compruebenos compruebelo compruebela | comprob comprueb
    check verify | compruebelos compruebelas compruebele compruebeles compruebemelo comprobarme comprobarnos comprobarlo comprobarla comprobarlos comprobarlas comprobarle | comprob comprueb
    check verify | comprobarles comprobarmelo comprobarselo compruebenme compruebenlo compruebenla comprobadme comprobadlo comprobame comprobalo comprobala comprobalos | comprob comprueb
    check verify | comprobale | comprob comprueb
    check review | revisa revise revisen revisad revisar revisemos revises reviseis revisas revisaras revisame revisanos revisalo revisala revisalos revisalas revisale revisales | revis
    check review | revisamelo revisamela revisaselo reviseme revisenos reviselo revisela reviselos reviselas revisele reviseles revisemelo revisarme revisarnos revisarlo revisarla | revis
    check review | revisarlos revisarlas revisarle revisarles revisarmelo revisarselo revisenme revisenlo revisenla revisadme revisadlo | revis
    check inspect | chequea chequee chequeen chequead chequear chequeemos chequees chequeeis chequealo chequeala chequealos chequealas chequeale chequeelo chequeela chequearlo | cheque
    check inspect | chequearla chequearlos chequearlas chequearle | cheque
    verify check | verifica verifique verifiquen verificad verificar verifiquemos verifiques verifiqueis verificas verificaras verificame verificanos verificalo verificala | verific verifiqu
    verify check | verificalos verificalas verificale verificales verificamelo verificamela verificaselo verifiqueme verifiquenos verifiquelo verifiquela verifiquelos | verific verifiqu
    verify check | verifiquelas verifiquele verifiqueles verifiquemelo verificarme verificarnos verificarlo verificarla verificarlos verificarlas verificarle verificarles | verific verifiqu
    verify check | verificarmelo verificarselo verifiquenme verifiquenlo verifiquenla verificadme verificadlo | verific verifiqu
    validate | valida valide validen validad validar validemos valides valideis validalo validala validalos validalas validale validelo validela validarlo validarla validarlos | valid
    validate | validarlas validarle | valid
    claim | reclama reclame reclamen reclamad reclamar reclamemos reclames reclameis reclamalo reclamala reclamalos reclamalas reclamale reclamelo reclamela reclamarlo reclamarla | reclam
    claim | reclamarlos reclamarlas reclamarle | reclam
    classify | clasifica clasifique clasifiquen clasificad clasificar clasifiquemos clasifiques clasifiqueis clasificalo clasificala clasificalos clasificalas clasificale | clasific clasifiqu
    classify | clasifiquelo clasifiquela clasificarlo clasificarla clasificarlos clasificarlas clasificarle | clasific clasifiqu
    clean | limpia limpie limpien limpiad limpiar limpiemos limpies limpieis limpias limpiaras limpiame limpianos limpialo limpiala limpialos limpialas limpiale limpiales limpiamelo | limpi
    clean | limpiamela limpiaselo limpieme limpienos limpielo limpiela limpielos limpielas limpiele limpieles limpiemelo limpiarme limpiarnos limpiarlo limpiarla limpiarlos limpiarlas | limpi
    clean | limpiarle limpiarles limpiarmelo limpiarselo limpienme limpienlo limpienla limpiadme limpiadlo | limpi
    clean mop | friega friegue frieguen fregad frega fregar freguemos friegues fregueis friegalo friegala friegalos friegalas friegale frieguelo frieguela fregarlo fregarla | freg frieg
    clean mop | fregarlos fregarlas fregarle fregalo fregala | freg frieg
    sweep clean | barre barra barran barred barrer barramos barras barrais barrelo barrela barrelos barrelas barrele barralo barrala barrerlo barrerla barrerlos barrerlas barrerle | barr
    vacuum | aspira aspire aspiren aspirad aspirar aspiremos aspires aspireis aspiralo aspirala aspiralos aspiralas aspirale aspirelo aspirela aspirarlo aspirarla aspirarlos aspirarlas | aspir
    vacuum | aspirarle | aspir
    wash | lava lave laven lavad lavar lavemos laves laveis lavas lavaras lavame lavanos lavalo lavala lavalos lavalas lavale lavales | lavad lavo lavar lavaba lavaste lavaron lavando lavamos
    wash | lavamelo lavamela lavaselo laveme lavenos lavelo lavela lavelos lavelas lavele laveles lavemelo lavarme lavarnos lavarlo | lavad lavo lavar lavaba lavaste lavaron lavando lavamos
    wash | lavarla lavarlos lavarlas lavarle lavarles lavarmelo lavarselo lavenme lavenlo lavenla lavadme lavadlo | lavad lavo lavar lavaba lavaste lavaron lavando lavamos
    clear empty | vacia vacie vacien vaciad vaciar vaciemos vacies vacieis vacialo vaciala vacialos vacialas vaciale vacielo vaciela vaciarlo vaciarla vaciarlos vaciarlas vaciarle | vaci
    clear free | despeja despeje despejen despejad despejar despejemos despejes despejeis despejalo despejala despejalos despejalas despejale despejelo despejela despejarlo despejarla | despej
    clear free | despejarlos despejarlas despejarle | despej
    clock-in | ficha+entrada fichar+entrada fiche+entrada ficha+inicio fichar+inicio marca+entrada marcar+entrada marque+entrada fichame+entrada | fichad fichaj fichaste ficharon
    clock-out | ficha+salida fichar+salida fiche+salida marca+salida marcar+salida marque+salida fichame+salida | fichad fichaj fichaste ficharon
    clone | clona clone clonen clonad clonar clonemos clones cloneis clonalo clonala clonalos clonalas clonale clonelo clonela clonarlo clonarla clonarlos clonarlas clonarle | clon
    copy | copia copie copien copiad copiar copiemos copies copieis copiaras copiame copianos copialo copiala | copiado copiada copiando copiaron copiaste copiaba copiaran copiaria copiamos
    copy | copialos copialas copiale copiales copiamelo copiamela copiaselo copieme copienos copielo copiela | copiado copiada copiando copiaron copiaste copiaba copiaran copiaria copiamos
    copy | copielos copielas copiele copieles copiemelo copiarme copiarnos copiarlo copiarla copiarlos copiarlas | copiado copiada copiando copiaron copiaste copiaba copiaran copiaria copiamos
    copy | copiarle copiarles copiarmelo copiarselo copienme copienlo copienla copiadme copiadlo | copiado copiada copiando copiaron copiaste copiaba copiaran copiaria copiamos
    duplicate copy | duplica duplique dupliquen duplicad duplicar dupliquemos dupliques dupliqueis duplicalo duplicala duplicalos duplicalas duplicale dupliquelo dupliquela | duplic dupliqu
    duplicate copy | duplicarlo duplicarla duplicarlos duplicarlas duplicarle | duplic dupliqu
    close shut | cierra cierre cierren cerrad cerra cerrar cerremos cierres cerreis cierras cerraras cierrame cierranos cierralo cierrala cierralos cierralas cierrale cierrales | cerr cierr
    close shut | cierramelo cierramela cierraselo cierreme cierrenos cierrelo cierrela cierrelos cierrelas cierrele cierreles cierremelo cerrarme cerrarnos cerrarlo cerrarla | cerr cierr
    close shut | cerrarlos cerrarlas cerrarle cerrarles cerrarmelo cerrarselo cierrenme cierrenlo cierrenla cerradme cerradlo cerrame cerralo cerrala cerralos cerrale | cerr cierr
    collect gather | recopila recopile recopilen recopilad recopilar recopilemos recopiles recopileis recopilalo recopilala recopilalos recopilalas recopilale recopilelo recopilela | recopil
    collect gather | recopilarlo recopilarla recopilarlos recopilarlas recopilarle | recopil
    collect pick-up | recoge recoja recojan recoged recoger recojamos recojas recojais recoges recogeme recogenos recogelo recogela recogelos recogelas recogele recogeles | recog recoj
    collect pick-up | recogemelo recogemela recogeselo recojame recojanos recojalo recojala recojalos recojalas recojale recojales recojamelo recogerme recogernos recogerlo | recog recoj
    collect pick-up | recogerla recogerlos recogerlas recogerle recogerles recogermelo recogerselo recojanme recojanlo recojanla recogedme recogedlo | recog recoj
    gather collect | reune reuna reunan reunid reunir reunamos reunas reunais reunelo reunela reunelos reunelas reunele reunalo reunala reunirlo reunirla | reunid reunio reunier reuniendo
    gather collect | reunirlos reunirlas reunirle reunilo reunila | reunid reunio reunier reuniendo
    comment | comenta comente comenten comentad comentar comentemos comentes comenteis comentas comentaras comentame comentanos comentalo comentala comentalos comentalas comentale | coment
    comment | comentales comentamelo comentamela comentaselo comenteme comentenos comentelo comentela comentelos comentelas comentele comenteles comentemelo comentarme comentarnos | coment
    comment | comentarlo comentarla comentarlos comentarlas comentarle comentarles comentarmelo comentarselo comentenme comentenlo comentenla comentadme comentadlo | coment
    commit | haz+commit hacer+commit haga+commit hacer+un+commit | commit
    compare | compara compare comparen comparad comparar comparemos compares compareis comparas compararas comparame comparanos comparalo comparala comparalos comparalas comparale | compar
    compare | comparales comparamelo comparamela comparaselo compareme comparenos comparelo comparela comparelos comparelas comparele compareles comparemelo compararme compararnos | compar
    compare | compararlo compararla compararlos compararlas compararle compararles compararmelo compararselo comparenme comparenlo comparenla comparadme comparadlo | compar
    complete | completa complete completen completad completar completemos completes completeis completas completaras completame completanos completalo completala completalos | complet
    complete | completalas completale completales completamelo completamela completaselo completeme completenos completelo completela completelos completelas completele completeles | complet
    complete | completemelo completarme completarnos completarlo completarla completarlos completarlas completarle completarles completarmelo completarselo completenme completenlo | complet
    complete | completenla completadme completadlo | complet
    finish end complete | termina termine terminen terminad terminar terminemos termines termineis terminas terminaras terminame terminanos terminalo terminala terminalos terminalas | termin
    finish end complete | terminale terminales terminamelo terminamela terminaselo termineme terminenos terminelo terminela terminelos terminelas terminele termineles terminemelo | termin
    finish end complete | terminarme terminarnos terminarlo terminarla terminarlos terminarlas terminarle terminarles terminarmelo terminarselo terminenme terminenlo terminenla | termin
    finish end complete | terminadme terminadlo | termin
    finish end | acaba acabe acaben acabad acabar acabemos acabes acabeis acabalo acabala acabalos acabalas acabale acabelo acabela acabarlo | acabad acabo acabar acabaste acabaron acabando
    finish end | acabarla acabarlos acabarlas acabarle | acabad acabo acabar acabaste acabaron acabando
    finish finalize end | finaliza finalice finalicen finalizad finalizar finalicemos finalices finaliceis finalizalo finalizala finalizalos finalizalas finalizale finalicelo | finaliz finalic
    finish finalize end | finalicela finalizarlo finalizarla finalizarlos finalizarlas finalizarle | finaliz finalic
    conclude finish | concluye concluya concluyan concluid conclui concluir concluyamos concluyas concluyais concluyelo concluyela concluyelos concluyelas concluyele concluyalo | conclu
    conclude finish | concluyala concluirlo concluirla concluirlos concluirlas concluirle concluilo concluila | conclu
    fulfill | cumple cumpla cumplan cumplid cumplir cumplamos cumplas cumplais cumplelo cumplela cumplelos cumplelas cumplele cumplalo cumplala | cumplid cumplio cumplier cumpliendo cumple
    fulfill | cumplirlo cumplirla cumplirlos cumplirlas cumplirle cumplilo cumplila | cumplid cumplio cumplier cumpliendo cumple
    confirm | confirma confirme confirmen confirmad confirmar confirmemos confirmes confirmeis confirmas confirmaras confirmame confirmanos confirmalo confirmala confirmalos | confirm
    confirm | confirmalas confirmale confirmales confirmamelo confirmamela confirmaselo confirmeme confirmenos confirmelo confirmela confirmelos confirmelas confirmele confirmeles | confirm
    confirm | confirmemelo confirmarme confirmarnos confirmarlo confirmarla confirmarlos confirmarlas confirmarle confirmarles confirmarmelo confirmarselo confirmenme confirmenlo | confirm
    confirm | confirmenla confirmadme confirmadlo | confirm
    connect | conecta conecte conecten conectad conectar conectemos conectes conecteis conectas conectaras conectame conectanos conectalo conectala conectalos conectalas conectale | conect
    connect | conectales conectamelo conectamela conectaselo conecteme conectenos conectelo conectela conectelos conectelas conectele conecteles conectemelo conectarme conectarnos | conect
    connect | conectarlo conectarla conectarlos conectarlas conectarle conectarles conectarmelo conectarselo conectenme conectenlo conectenla conectadme conectadlo | conect
    connect link | enlaza enlace enlacen enlazad enlazar enlacemos enlaceis enlazalo enlazala enlazalos enlazalas enlazale enlacelo enlacela enlazarlo enlazarla enlazarlos | enlaz enlac
    connect link | enlazarlas enlazarle | enlaz enlac
    disconnect | desconecta desconecte desconecten desconectad desconectar desconectemos desconectes desconecteis desconectas desconectaras desconectame desconectanos desconectalo | desconect
    disconnect | desconectala desconectalos desconectalas desconectale desconectales desconectamelo desconectamela desconectaselo desconecteme desconectenos desconectelo | desconect
    disconnect | desconectela desconectelos desconectelas desconectele desconecteles desconectemelo desconectarme desconectarnos desconectarlo desconectarla desconectarlos | desconect
    disconnect | desconectarlas desconectarle desconectarles desconectarmelo desconectarselo desconectenme desconectenlo desconectenla desconectadme desconectadlo | desconect
    convert | convierte convierta conviertan convertid converti convertir convirtamos conviertas convirtais conviertelo conviertela conviertelos conviertelas | convert conviert convirt
    convert | conviertele conviertalo conviertala convertirlo convertirla convertirlos convertirlas convertirle convertilo convertila | convert conviert convirt
    exchange swap | intercambia intercambie intercambien intercambiad intercambiar intercambiemos intercambies intercambieis intercambialo intercambiala intercambialos | intercambi
    exchange swap | intercambialas intercambiale intercambielo intercambiela intercambiarlo intercambiarla intercambiarlos intercambiarlas intercambiarle | intercambi
    exchange redeem | canjea canjee canjeen canjead canjear canjeemos canjees canjeeis canjealo canjeala canjealos canjealas canjeale canjeelo canjeela canjearlo canjearla canjearlos | canje
    exchange redeem | canjearlas canjearle | canje
    correct fix | corrige corrija corrijan corregid corregi corregir corrijamos corrijas corrijais corriges corrigeme corrigenos corrigelo corrigela corrigelos corrigelas | correg corrig corrij
    correct fix | corrigele corrigeles corrigemelo corrigemela corrigeselo corrijame corrijanos corrijalo corrijala corrijalos corrijalas corrijale corrijales corrijamelo | correg corrig corrij
    correct fix | corregirme corregirnos corregirlo corregirla corregirlos corregirlas corregirle corregirles corregirmelo corregirselo corrijanme corrijanlo corrijanla | correg corrig corrij
    correct fix | corregidme corregidlo corregime corregilo corregila corregilos corregile | correg corrig corrij
    correct amend rectify | rectifica rectifique rectifiquen rectificad rectificar rectifiquemos rectifiques rectifiqueis rectificalo rectificala rectificalos rectificalas | rectific rectifiqu
    correct amend rectify | rectificale rectifiquelo rectifiquela rectificarlo rectificarla rectificarlos rectificarlas rectificarle | rectific rectifiqu
    create | crea cree creen cread crear creemos crees creeis creas crearas creame creanos crealo creala crealos crealas creale creales | cread crear creaba creaste crearon creando creacion
    create | creamelo creamela creaselo creeme creenos creelo creela creelos creelas creele creeles creemelo crearme crearnos crearlo | cread crear creaba creaste crearon creando creacion
    create | crearla crearlos crearlas crearle crearles crearmelo crearselo creenme creenlo creenla creadme creadlo | cread crear creaba creaste crearon creando creacion
    generate create | genera genere generen generad generar generemos generes genereis generas generaras generame generanos generalo generala generalos generalas generale generales | gener
    generate create | generamelo generamela generaselo genereme generenos generelo generela generelos generelas generele genereles generemelo generarme generarnos generarlo generarla | gener
    generate create | generarlos generarlas generarle generarles generarmelo generarselo generenme generenlo generenla generadme generadlo | gener
    produce | produce produzca produzcan producid produci producir produzcamos produzcas produzcais producelo producela producelos producelas producele produzcalo | produc produj produzc
    produce | produzcala producirlo producirla producirlos producirlas producirle producilo producila | produc produj produzc
    reproduce play | reproduce reproduzca reproduzcan reproducid reproduci reproducir reproduzcamos reproduzcas reproduzcais reproduces reproduceme reproducenos | reproduc reproduj reproduzc
    reproduce play | reproducelo reproducela reproducelos reproducelas reproducele reproduceles reproducemelo reproducemela reproduceselo reproduzcame | reproduc reproduj reproduzc
    reproduce play | reproduzcanos reproduzcalo reproduzcala reproduzcalos reproduzcalas reproduzcale reproduzcales reproduzcamelo reproducirme reproducirnos | reproduc reproduj reproduzc
    reproduce play | reproducirlo reproducirla reproducirlos reproducirlas reproducirle reproducirles reproducirmelo reproducirselo reproduzcanme reproduzcanlo | reproduc reproduj reproduzc
    reproduce play | reproduzcanla reproducidme reproducidlo reproducime reproducilo reproducila reproducilos reproducile | reproduc reproduj reproduzc
    build | construye construya construyan construid construi construir construyamos construyas construyais construyelo construyela construyelos construyelas construyele construyalo | constru
    build | construyala construirlo construirla construirlos construirlas construirle construilo construila | constru
    make do | haz haga hagan haced hacer hagamos hagas hagais haces hazme haznos hazlo hazla hazlos hazlas hazle hazles | hecho$ hecha$ hechos$ hechas$ hizo hicier hiciste haciend hacen haran
    make do | hazmelo hazmela hazselo hagame haganos hagalo hagala hagalos hagalas hagale hagales hagamelo hacerme | hecho$ hecha$ hechos$ hechas$ hizo hicier hiciste haciend hacen haran
    make do | hacernos hacerlo hacerla hacerlos hacerlas hacerle hacerles hacermelo hacerselo haganme haganlo haganla | hecho$ hecha$ hechos$ hechas$ hizo hicier hiciste haciend hacen haran
    make do | hacedme hacedlo haceme hacelo hacela hacelos hacele | hecho$ hecha$ hechos$ hechas$ hizo hicier hiciste haciend hacen haran
    prepare make | prepara prepare preparen preparad preparar preparemos prepares prepareis preparas prepararas preparame preparanos preparalo preparala preparalos preparalas preparale | prepar
    prepare make | preparales preparamelo preparamela preparaselo prepareme preparenos preparelo preparela preparelos preparelas preparele prepareles preparemelo prepararme prepararnos | prepar
    prepare make | prepararlo prepararla prepararlos prepararlas prepararle prepararles prepararmelo prepararselo preparenme preparenlo preparenla preparadme preparadlo | prepar
    draft write | redacta redacte redacten redactad redactar redactemos redactes redacteis redactas redactaras redactame redactanos redactalo redactala redactalos redactalas redactale | redact
    draft write | redactales redactamelo redactamela redactaselo redacteme redactenos redactelo redactela redactelos redactelas redactele redacteles redactemelo redactarme redactarnos | redact
    draft write | redactarlo redactarla redactarlos redactarlas redactarle redactarles redactarmelo redactarselo redactenme redactenlo redactenla redactadme redactadlo | redact
    write | escribe escriba escriban escribid escribi escribir escribamos escribas escribais escribes escribieras escribeme escribenos escribelo escribela escribelos escribelas | escrib escrit
    write | escribele escribeles escribemelo escribemela escribeselo escribame escribanos escribalo escribala escribalos escribalas escribale escribales escribamelo escribirme | escrib escrit
    write | escribirnos escribirlo escribirla escribirlos escribirlas escribirle escribirles escribirmelo escribirselo escribanme escribanlo escribanla escribidme escribidlo | escrib escrit
    write | escribime escribilo escribila escribilos escribile | escrib escrit
    deactivate disable turn-off | desactiva desactive desactiven desactivad desactivar desactivemos desactives desactiveis desactivas desactivaras desactivame desactivanos | desactiv
    deactivate disable turn-off | desactivalo desactivala desactivalos desactivalas desactivale desactivales desactivamelo desactivamela desactivaselo desactiveme desactivenos | desactiv
    deactivate disable turn-off | desactivelo desactivela desactivelos desactivelas desactivele desactiveles desactivemelo desactivarme desactivarnos desactivarlo desactivarla | desactiv
    deactivate disable turn-off | desactivarlos desactivarlas desactivarle desactivarles desactivarmelo desactivarselo desactivenme desactivenlo desactivenla desactivadme | desactiv
    deactivate disable turn-off | desactivadlo | desactiv
    disable | deshabilita deshabilite deshabiliten deshabilitad deshabilitar deshabilitemos deshabilites deshabiliteis deshabilitalo deshabilitala deshabilitalos deshabilitalas | deshabilit
    disable | deshabilitale deshabilitelo deshabilitela deshabilitarlo deshabilitarla deshabilitarlos deshabilitarlas deshabilitarle | deshabilit
    disable | inhabilita inhabilite inhabiliten inhabilitad inhabilitar inhabilitemos inhabilites inhabiliteis inhabilitalo inhabilitala inhabilitalos inhabilitalas inhabilitale | inhabilit
    disable | inhabilitelo inhabilitela inhabilitarlo inhabilitarla inhabilitarlos inhabilitarlas inhabilitarle | inhabilit
    enable | habilita habilite habiliten habilitad habilitar habilitemos habilites habiliteis habilitas habilitaras habilitame habilitanos habilitalo habilitala habilitalos | habilit
    enable | habilitalas habilitale habilitales habilitamelo habilitamela habilitaselo habiliteme habilitenos habilitelo habilitela habilitelos habilitelas habilitele habiliteles | habilit
    enable | habilitemelo habilitarme habilitarnos habilitarlo habilitarla habilitarlos habilitarlas habilitarle habilitarles habilitarmelo habilitarselo habilitenme habilitenlo | habilit
    enable | habilitenla habilitadme habilitadlo | habilit
    activate enable turn-on | activa active activen activad activar activemos actives activeis activas activaras activame activanos activalo activala activalos activalas activale | activ
    activate enable turn-on | activales activamelo activamela activaselo activeme activenos activelo activela activelos activelas activele activeles activemelo activarme activarnos | activ
    activate enable turn-on | activarlo activarla activarlos activarlas activarle activarles activarmelo activarselo activenme activenlo activenla activadme activadlo | activ
    reactivate activate | reactiva reactive reactiven reactivad reactivar reactivemos reactives reactiveis reactivalo reactivala reactivalos reactivalas reactivale reactivelo | reactiv
    reactivate activate | reactivela reactivarlo reactivarla reactivarlos reactivarlas reactivarle | reactiv
    reject decline refuse deny | rechaza rechace rechacen rechazad rechazar rechacemos rechaces rechaceis rechazas rechazaras rechazame rechazanos rechazalo rechazala rechazalos | rechaz rechac
    reject decline refuse deny | rechazalas rechazale rechazales rechazamelo rechazamela rechazaselo rechaceme rechacenos rechacelo rechacela rechacelos rechacelas rechacele | rechaz rechac
    reject decline refuse deny | rechaceles rechacemelo rechazarme rechazarnos rechazarlo rechazarla rechazarlos rechazarlas rechazarle rechazarles rechazarmelo rechazarselo | rechaz rechac
    reject decline refuse deny | rechacenme rechacenlo rechacenla rechazadme rechazadlo | rechaz rechac
    deny refuse reject | deniega deniegue denieguen denegad denega denegar deneguemos deniegues denegueis deniegalo deniegala deniegalos deniegalas deniegale denieguelo | deneg denieg
    deny refuse reject | denieguela denegarlo denegarla denegarlos denegarlas denegarle denegalo denegala | deneg denieg
    refuse deny | niega niegue nieguen negad nega negar neguemos niegues negueis niegalo niegala niegalos niegalas niegale nieguelo nieguela negarlo negarla | negad negaron negaste negando nieg
    refuse deny | negarlos negarlas negarle negalo negala | negad negaron negaste negando nieg
    decline | declina decline declinen declinad declinar declinemos declines declineis declinalo declinala declinalos declinalas declinale declinelo declinela declinarlo declinarla | declin
    decline | declinarlos declinarlas declinarle | declin
    reject dismiss | desestima desestime desestimen desestimad desestimar desestimemos desestimes desestimeis desestimalo desestimala desestimalos desestimalas desestimale | desestim
    reject dismiss | desestimelo desestimela desestimarlo desestimarla desestimarlos desestimarlas desestimarle | desestim
    reject disapprove | desaprueba desapruebe desaprueben desaprobad desaproba desaprobar desaprobemos desapruebes desaprobeis desapruebalo desapruebala desapruebalos | desaprob desaprueb
    reject disapprove | desapruebalas desapruebale desapruebelo desapruebela desaprobarlo desaprobarla desaprobarlos desaprobarlas desaprobarle desaprobalo desaprobala | desaprob desaprueb
    decrease reduce | reduce reduzca reduzcan reducid reduci reducir reduzcamos reduzcas reduzcais reduces reduceme reducenos reducelo reducela reducelos reducelas reducele | reduc reduj reduzc
    decrease reduce | reduceles reducemelo reducemela reduceselo reduzcame reduzcanos reduzcalo reduzcala reduzcalos reduzcalas reduzcale reduzcales reduzcamelo reducirme | reduc reduj reduzc
    decrease reduce | reducirnos reducirlo reducirla reducirlos reducirlas reducirle reducirles reducirmelo reducirselo reduzcanme reduzcanlo reduzcanla reducidme reducidlo | reduc reduj reduzc
    decrease reduce | reducime reducilo reducila reducilos reducile | reduc reduj reduzc
    decrease reduce | disminuye disminuya disminuyan disminuid disminui disminuir disminuyamos disminuyas disminuyais disminuyelo disminuyela disminuyelos disminuyelas disminuyele | disminu
    decrease reduce | disminuyalo disminuyala disminuirlo disminuirla disminuirlos disminuirlas disminuirle disminuilo disminuila | disminu
    decrease lower | rebaja rebaje rebajen rebajad rebajar rebajemos rebajeis rebajalo rebajala rebajalos rebajalas rebajale rebajelo rebajela rebajarlo rebajarla rebajarlos rebajarlas | rebaj
    decrease lower | rebajarle | rebaj
    cut reduce | recorta recorte recorten recortad recortar recortemos recorteis recortalo recortala recortalos recortalas recortale recortelo recortela recortarlo recortarla | recort
    cut reduce | recortarlos recortarlas recortarle | recort
    cut | corten cortad cortar cortemos corteis cortalo cortala cortalos cortalas cortale cortelo cortela cortarlo cortarla cortarlos | cortad corto cortaste cortaron cortando cortaba corte
    cut | cortarlas cortarle | cortad corto cortaste cortaron cortando cortaba corte
    increase raise | aumenta aumente aumenten aumentad aumentar aumentemos aumenteis aumentas aumentaras aumentame aumentanos aumentalo aumentala aumentalos aumentalas aumentale | aument
    increase raise | aumentales aumentamelo aumentamela aumentaselo aumenteme aumentenos aumentelo aumentela aumentelos aumentelas aumentele aumenteles aumentemelo aumentarme | aument
    increase raise | aumentarnos aumentarlo aumentarla aumentarlos aumentarlas aumentarle aumentarles aumentarmelo aumentarselo aumentenme aumentenlo aumentenla aumentadme aumentadlo | aument
    increase | incrementa incremente incrementen incrementad incrementar incrementemos incrementes incrementeis incrementalo incrementala incrementalos incrementalas incrementale | increment
    increase | incrementelo incrementela incrementarlo incrementarla incrementarlos incrementarlas incrementarle | increment
    increase expand extend | amplia amplie amplien ampliad ampliar ampliemos amplies amplieis amplialo ampliala amplialos amplialas ampliale amplielo ampliela ampliarlo ampliarla | ampli
    increase expand extend | ampliarlos ampliarlas ampliarle | ampli
    increase raise | eleva eleve eleven elevad elevar elevemos eleves eleveis elevalo elevala elevalos elevalas elevale elevelo elevela elevarlo elevarla elevarlos elevarlas elevarle | elev
    turn-up raise | sube+volumen suba+volumen subir+volumen subele+volumen sube+temperatura suba+temperatura subir+temperatura sube+brillo subir+brillo suba+brillo pon+mas+alto | subid subio
    turn-down lower | baja+volumen baje+volumen bajar+volumen bajale+volumen baja+temperatura baje+temperatura bajar+temperatura baja+brillo bajar+brillo baje+brillo | bajad bajaste
    turn-down lower | pon+mas+bajo | bajad bajaste
    delete remove | elimina elimine eliminen eliminad eliminar eliminemos elimines elimineis eliminas eliminaras eliminame eliminanos eliminalo eliminala eliminalos eliminalas | elimin
    delete remove | eliminale eliminales eliminamelo eliminamela eliminaselo elimineme eliminenos eliminelo eliminela eliminelos eliminelas eliminele elimineles eliminemelo eliminarme | elimin
    delete remove | eliminarnos eliminarlo eliminarla eliminarlos eliminarlas eliminarle eliminarles eliminarmelo eliminarselo eliminenme eliminenlo eliminenla eliminadme eliminadlo | elimin
    delete erase remove | borra borre borren borrad borrar borremos borres borreis borras borraras borrame borranos | borrad borro borrar borraba borraste borraron borrando borramos borre
    delete erase remove | borralo borrala borralos borralas borrale borrales borramelo borramela borraselo borreme | borrad borro borrar borraba borraste borraron borrando borramos borre
    delete erase remove | borrenos borrelo borrela borrelos borrelas borrele borreles borremelo borrarme borrarnos | borrad borro borrar borraba borraste borraron borrando borramos borre
    delete erase remove | borrarlo borrarla borrarlos borrarlas borrarle borrarles borrarmelo borrarselo borrenme | borrad borro borrar borraba borraste borraron borrando borramos borre
    delete erase remove | borrenlo borrenla borradme borradlo | borrad borro borrar borraba borraste borraron borrando borramos borre
    delete remove | suprime suprima supriman suprimid suprimi suprimir suprimamos suprimas suprimais suprimelo suprimela suprimelos suprimelas suprimele suprimalo suprimala suprimirlo | suprim
    delete remove | suprimirla suprimirlos suprimirlas suprimirle suprimilo suprimila | suprim
    remove take | quita quite quiten quitad quitar quitemos quites quiteis quitas quitaras quitame quitanos quitalo quitala quitalos quitalas quitale quitales quitamelo quitamela | quit
    remove take | quitaselo quiteme quitenos quitelo quitela quitelos quitelas quitele quiteles quitemelo quitarme quitarnos quitarlo quitarla quitarlos quitarlas quitarle quitarles | quit
    remove take | quitarmelo quitarselo quitenme quitenlo quitenla quitadme quitadlo | quit
    remove withdraw take | retira retire retiren retirad retirar retiremos retires retireis retiras retiraras retirame retiranos retiralo retirala retiralos retiralas retirale retirales | retir
    remove withdraw take | retiramelo retiramela retiraselo retireme retirenos retirelo retirela retirelos retirelas retirele retireles retiremelo retirarme retirarnos retirarlo | retir
    remove withdraw take | retirarla retirarlos retirarlas retirarle retirarles retirarmelo retirarselo retirenme retirenlo retirenla retiradme retiradlo | retir
    remove extract | extrae extraiga extraigan extraed extraer extraigamos extraigas extraigais extraelo extraela extraelos extraelas extraele extraigalo extraigala extraerlo extraerla | extra
    remove extract | extraerlos extraerlas extraerle | extra
    erase wipe purge | purga purgue purguen purgad purgar purguemos purgues purgueis purgalo purgala purgalos purgalas purgale purguelo purguela purgarlo purgarla purgarlos purgarlas | purg
    erase wipe purge | purgarle | purg
    discard dispose | desecha deseche desechen desechad desechar desechemos deseches desecheis desechalo desechala desechalos desechalas desechale desechelo desechela desecharlo | desech
    discard dispose | desecharla desecharlos desecharlas desecharle | desech
    discard | descarta descarte descarten descartad descartar descartemos descartes descarteis descartalo descartala descartalos descartalas descartale descartelo descartela | descart
    discard | descartarlo descartarla descartarlos descartarlas descartarle | descart
    throw discard | tira tire tiren tirad tirar tiremos tires tireis tiralo tirala tiralos tiralas tirale tirelo tirela tirarlo tirarla tirarlos tirarlas | tirad tirar tiraste tiraron tirando
    throw discard | tirarle | tirad tirar tiraste tiraron tirando
    throw | bota bote boten botad botar botemos botes boteis botalo botala botalos botalas botale botelo botela botarlo botarla botarlos botarlas botarle | botad botaste botaron botando
    destroy | destruye destruya destruyan destruid destrui destruir destruyamos destruyas destruyais destruyelo destruyela destruyelos destruyelas destruyele destruyalo destruyala | destru
    destroy | destruirlo destruirla destruirlos destruirlas destruirle destruilo destruila | destru
    undelete restore recover | recupera recupere recuperen recuperad recuperar recuperemos recuperes recupereis recuperas recuperaras recuperame recuperanos recuperalo recuperala | recuper
    undelete restore recover | recuperalos recuperalas recuperale recuperales recuperamelo recuperamela recuperaselo recupereme recuperenos recuperelo recuperela recuperelos | recuper
    undelete restore recover | recuperelas recuperele recupereles recuperemelo recuperarme recuperarnos recuperarlo recuperarla recuperarlos recuperarlas recuperarle recuperarles | recuper
    undelete restore recover | recuperarmelo recuperarselo recuperenme recuperenlo recuperenla recuperadme recuperadlo | recuper
    rescue save | rescata rescate rescaten rescatad rescatar rescatemos rescates rescateis rescatalo rescatala rescatalos rescatalas rescatale rescatelo rescatela rescatarlo rescatarla | rescat
    rescue save | rescatarlos rescatarlas rescatarle | rescat
    deliver hand | entrega entregue entreguen entregad entregar entreguemos entregues entregueis entregaras entregame entreganos entregalo entregala entregalos entregalas entregale | entreg
    deliver hand | entregales entregamelo entregamela entregaselo entregueme entreguenos entreguelo entreguela entreguelos entreguelas entreguele entregueles entreguemelo entregarme | entreg
    deliver hand | entregarnos entregarlo entregarla entregarlos entregarlas entregarle entregarles entregarmelo entregarselo entreguenme entreguenlo entreguenla entregadme entregadlo | entreg
    distribute deliver deal | reparte reparta repartan repartid reparti repartir repartamos repartas repartais repartelo repartela repartelos repartelas repartele repartalo repartala | repart
    distribute deliver deal | repartirlo repartirla repartirlos repartirlas repartirle repartilo repartila | repart
    distribute | distribuye distribuya distribuyan distribuid distribui distribuir distribuyamos distribuyas distribuyais distribuyelo distribuyela distribuyelos distribuyelas | distribu
    distribute | distribuyele distribuyalo distribuyala distribuirlo distribuirla distribuirlos distribuirlas distribuirle distribuilo distribuila | distribu
    deploy | despliega despliegue desplieguen desplegad desplega desplegar despleguemos despliegues desplegueis despliegas desplegaras despliegame desplieganos despliegalo | despleg desplieg
    deploy | despliegala despliegalos despliegalas despliegale despliegales despliegamelo despliegamela despliegaselo despliegueme desplieguenos desplieguelo desplieguela | despleg desplieg
    deploy | desplieguelos desplieguelas desplieguele despliegueles desplieguemelo desplegarme desplegarnos desplegarlo desplegarla desplegarlos desplegarlas desplegarle | despleg desplieg
    deploy | desplegarles desplegarmelo desplegarselo desplieguenme desplieguenlo desplieguenla desplegadme desplegadlo desplegame desplegalo desplegala desplegalos | despleg desplieg
    deploy | desplegale | despleg desplieg
    deploy implement | implementa implemente implementen implementad implementar implementemos implementes implementeis implementalo implementala implementalos implementalas | implement
    deploy implement | implementale implementelo implementela implementarlo implementarla implementarlos implementarlas implementarle | implement
    launch start release | lanza lance lancen lanzad lanzar lancemos lances lanceis lanzalo lanzala lanzalos lanzalas lanzale lancelo lancela lanzarlo lanzarla lanzarlos lanzarlas | lanz lanc
    launch start release | lanzarle | lanz lanc
    roll-back revert undo | revierte revierta reviertan revertid reverti revertir revirtamos reviertas revirtais reviertelo reviertela reviertelos reviertelas reviertele | revert reviert revirt
    roll-back revert undo | reviertalo reviertala revertirlo revertirla revertirlos revertirlas revertirle revertilo revertila | revert reviert revirt
    undo | deshaz deshaga deshagan deshaced deshace deshacer deshagamos deshagas deshagais deshazlo deshazla deshazlos deshazlas deshazle deshagalo | deshac deshec deshic deshag deshiz
    undo | deshagala deshacerlo deshacerla deshacerlos deshacerlas deshacerle deshacelo deshacela | deshac deshec deshic deshag deshiz
    deposit | deposita deposite depositen depositad depositar depositemos deposites depositeis depositalo depositala depositalos depositalas depositale depositelo depositela | deposit
    deposit | depositarlo depositarla depositarlos depositarlas depositarle | deposit
    deposit enter | ingresa ingrese ingresen ingresad ingresar ingresemos ingreses ingreseis ingresalo ingresala ingresalos ingresalas ingresale ingreselo ingresela ingresarlo | ingres
    deposit enter | ingresarla ingresarlos ingresarlas ingresarle | ingres
    enter introduce | introduce introduzca introduzcan introducid introduci introducir introduzcamos introduzcas introduzcais introducelo introducela introducelos | introduc introduj introduzc
    enter introduce | introducelas introducele introduzcalo introduzcala introducirlo introducirla introducirlos introducirlas introducirle introducilo introducila | introduc introduj introduzc
    describe | describe describa describan describid describi describir describamos describas describais describelo describela describelos describelas describele describalo | describ descrit
    describe | describala describirlo describirla describirlos describirlas describirle describilo describila | describ descrit
    explain | explica explique expliquen explicad explicar expliquemos expliques expliqueis explicas explicaras explicame explicanos explicalo explicala explicalos explicalas | explic expliqu
    explain | explicale explicales explicamelo explicamela explicaselo expliqueme expliquenos expliquelo expliquela expliquelos expliquelas expliquele expliqueles expliquemelo | explic expliqu
    explain | explicarme explicarnos explicarlo explicarla explicarlos explicarlas explicarle explicarles explicarmelo explicarselo expliquenme expliquenlo expliquenla | explic expliqu
    explain | explicadme explicadlo | explic expliqu
    detect | detecta detecte detecten detectad detectar detectemos detectes detecteis detectalo detectala detectalos detectalas detectale detectelo detectela detectarlo detectarla | detect
    detect | detectarlos detectarlas detectarle | detect
    detach | desprende desprenda desprendan desprended desprender desprendamos desprendas desprendais desprendelo desprendela desprendelos desprendelas desprendele desprendalo | desprend
    detach | desprendala desprenderlo desprenderla desprenderlos desprenderlas desprenderle | desprend
    dim | atenua atenue atenuen atenuad atenuar atenuemos atenues atenueis atenuas atenuaras atenuame atenuanos atenualo atenuala atenualos atenualas atenuale atenuales atenuamelo | atenu
    dim | atenuamela atenuaselo atenueme atenuenos atenuelo atenuela atenuelos atenuelas atenuele atenueles atenuemelo atenuarme atenuarnos atenuarlo atenuarla atenuarlos atenuarlas | atenu
    dim | atenuarle atenuarles atenuarmelo atenuarselo atenuenme atenuenlo atenuenla atenuadme atenuadlo | atenu
    discharge | da+alta+paciente dar+alta+paciente dale+alta+medica dar+alta+medica | altamedica
    register activate add | da+alta dale+alta dar+alta darle+alta darlo+alta darla+alta de+alta+al den+alta dad+alta dalo+alta dala+alta darme+alta dame+alta | altas
    unsubscribe unregister deactivate remove | da+baja dale+baja dar+baja darle+baja darlo+baja darla+baja darme+baja dame+baja den+baja dad+baja dalo+baja dala+baja | dadodebaja
    dismiss fire | despide despida despidan despedid despedi despedir despidamos despidas despidais despidelo despidela despidelos despidelas despidele despidalo despidala | despid despedi
    dismiss fire | despedirlo despedirla despedirlos despedirlas despedirle despedilo despedila | despid despedi
    dispatch ship send | despacha despache despachen despachad despachar despachemos despaches despacheis despachalo despachala despachalos despachalas despachale despachelo | despach
    dispatch ship send | despachela despacharlo despacharla despacharlos despacharlas despacharle | despach
    send email | envia envie envien enviad enviar enviemos envies envieis envias enviaras enviame envianos envialo enviala envialos envialas enviale enviales enviamelo enviamela | envi
    send email | enviaselo envieme envienos envielo enviela envielos envielas enviele envieles enviemelo enviarme enviarnos enviarlo enviarla enviarlos enviarlas enviarle enviarles | envi
    send email | enviarmelo enviarselo envienme envienlo envienla enviadme enviadlo | envi
    send | manda mande manden mandad mandar mandemos mandes mandeis mandas mandaras mandame mandanos mandalo | mandado mandada mandando mandaron mandaste mandaba mandaran mandaria mandamos
    send | mandala mandalos mandalas mandale mandales mandamelo mandamela mandaselo mandeme mandenos mandelo | mandado mandada mandando mandaron mandaste mandaba mandaran mandaria mandamos
    send | mandela mandelos mandelas mandele mandeles mandemelo mandarme mandarnos mandarlo mandarla mandarlos | mandado mandada mandando mandaron mandaste mandaba mandaran mandaria mandamos
    send | mandarlas mandarle mandarles mandarmelo mandarselo mandenme mandenlo mandenla mandadme mandadlo | mandado mandada mandando mandaron mandaste mandaba mandaran mandaria mandamos
    send refer | remite remita remitan remitid remiti remitir remitamos remitas remitais remitelo remitela remitelos remitelas remitele remitalo remitala remitirlo remitirla remitirlos | remit
    send refer | remitirlas remitirle remitilo remitila | remit
    forward | reenvia reenvie reenvien reenviad reenviar reenviemos reenvies reenvieis reenvias reenviaras reenviame reenvianos reenvialo reenviala reenvialos reenvialas reenviale | reenvi
    forward | reenviales reenviamelo reenviamela reenviaselo reenvieme reenvienos reenvielo reenviela reenvielos reenvielas reenviele reenvieles reenviemelo reenviarme reenviarnos | reenvi
    forward | reenviarlo reenviarla reenviarlos reenviarlas reenviarle reenviarles reenviarmelo reenviarselo reenvienme reenvienlo reenvienla reenviadme reenviadlo | reenvi
    send email | envia+correo envie+correo enviar+correo enviale+correo enviame+correo manda+correo mande+correo mandar+correo mandale+correo | correoenviad
    resend forward | vuelve+enviar vuelva+enviar volver+enviar volve+enviar vuelve+mandar volver+mandar | reenv
    drain | drena drene drenen drenad drenar drenemos drenes dreneis drenalo drenala drenalos drenalas drenale drenelo drenela drenarlo drenarla drenarlos drenarlas drenarle | dren
    divide split | divide divida dividan dividid dividi dividir dividamos dividas dividais dividelo dividela dividelos dividelas dividele dividalo dividala dividirlo dividirla | divid
    divide split | dividirlos dividirlas dividirle dividilo dividila | divid
    split separate | separa separe separen separad separar separemos separes separeis separalo separala separalos separalas separale separelo separela separarlo separarla separarlos | separ
    split separate | separarlas separarle | separ
    enroll register | inscribe inscriba inscriban inscribid inscribi inscribir inscribamos inscribas inscribais inscribes inscribieras inscribeme inscribenos inscribelo | inscrib inscrit
    enroll register | inscribela inscribelos inscribelas inscribele inscribeles inscribemelo inscribemela inscribeselo inscribame inscribanos inscribalo inscribala inscribalos | inscrib inscrit
    enroll register | inscribalas inscribale inscribales inscribamelo inscribirme inscribirnos inscribirlo inscribirla inscribirlos inscribirlas inscribirle inscribirles | inscrib inscrit
    enroll register | inscribirmelo inscribirselo inscribanme inscribanlo inscribanla inscribidme inscribidlo inscribime inscribilo inscribila inscribilos inscribile | inscrib inscrit
    enroll register | matricula matricule matriculen matriculad matricular matriculemos matricules matriculeis matriculalo matriculala matriculalos matriculalas matriculale | matricul
    enroll register | matriculelo matriculela matricularlo matricularla matricularlos matricularlas matricularle | matricul
    escalate | escala escale escalen escalad escalar escalemos escales escaleis escalas escalaras | escalado escalada escalando escalaron escalaste escalaba escalaran escalaria escalamos
    escalate | escalame escalanos escalalo escalala escalalos escalalas escalale escalales escalamelo | escalado escalada escalando escalaron escalaste escalaba escalaran escalaria escalamos
    escalate | escalamela escalaselo escaleme escalenos escalelo escalela escalelos escalelas escalele | escalado escalada escalando escalaron escalaste escalaba escalaran escalaria escalamos
    escalate | escaleles escalemelo escalarme escalarnos escalarlo escalarla escalarlos escalarlas | escalado escalada escalando escalaron escalaste escalaba escalaran escalaria escalamos
    escalate | escalarle escalarles escalarmelo escalarselo escalenme escalenlo escalenla escaladme | escalado escalada escalando escalaron escalaste escalaba escalaran escalaria escalamos
    escalate | escaladlo | escalado escalada escalando escalaron escalaste escalaba escalaran escalaria escalamos
    elevate escalate | eleva+ticket elevar+ticket eleve+ticket | elevad
    estimate | estima estime estimen estimad estimar estimemos estimes estimeis estimalo estimala estimalos estimalas estimale estimelo estimela estimarlo estimarla estimarlos | estim
    estimate | estimarlas estimarle | estim
    evaluate rate assess | evalua evalue evaluen evaluad evaluar evaluemos evalues evalueis evalualo evaluala evalualos evalualas evaluale evaluelo evaluela evaluarlo evaluarla | evalu
    evaluate rate assess | evaluarlos evaluarlas evaluarle | evalu
    rate score grade | califica califique califiquen calificad calificar califiquemos califiques califiqueis calificalo calificala calificalos calificalas calificale | calific califiqu
    rate score grade | califiquelo califiquela calificarlo calificarla calificarlos calificarlas calificarle | calific califiqu
    rate value | valora valore valoren valorad valorar valoremos valores valoreis valoralo valorala valoralos valoralas valorale valorelo valorela valorarlo valorarla valorarlos | valor
    rate value | valorarlas valorarle | valor
    score rate | puntue puntuen puntuad puntuar puntuemos puntues puntueis puntualo puntuala puntualos puntualas puntuale puntuelo puntuela puntuarlo puntuarla puntuarlos puntuarlas | puntu
    score rate | puntuarle | puntu
    vote | vota vote voten votad votar votemos votes voteis votalo votala votalos votalas votale votelo votela votarlo votarla votarlos votarlas | votad voto votar votaste votaron votando
    vote | votarle | votad voto votar votaste votaron votando
    exclude | excluye excluya excluyan excluid exclui excluir excluyamos excluyas excluyais excluyelo excluyela excluyelos excluyelas excluyele excluyalo excluyala excluirlo excluirla | exclu
    exclude | excluirlos excluirlas excluirle excluilo excluila | exclu
    execute run | ejecuta ejecute ejecuten ejecutad ejecutar ejecutemos ejecutes ejecuteis ejecutas ejecutaras ejecutame ejecutanos ejecutalo ejecutala ejecutalos ejecutalas ejecutale | ejecut
    execute run | ejecutales ejecutamelo ejecutamela ejecutaselo ejecuteme ejecutenos ejecutelo ejecutela ejecutelos ejecutelas ejecutele ejecuteles ejecutemelo ejecutarme ejecutarnos | ejecut
    execute run | ejecutarlo ejecutarla ejecutarlos ejecutarlas ejecutarle ejecutarles ejecutarmelo ejecutarselo ejecutenme ejecutenlo ejecutenla ejecutadme ejecutadlo | ejecut
    run | corre corra corran corred correr corramos corras corrais correlo correla correlos correlas correle corralo corrala correrlo correrla correrlos | corrid corrio corrier corriendo
    run | correrlas correrle | corrid corrio corrier corriendo
    start begin initiate | inicia inicie inicien iniciad iniciar iniciemos inicies inicieis inicias iniciaras iniciame inicianos inicialo iniciala inicialos inicialas iniciale iniciales | inici
    start begin initiate | iniciamelo iniciamela iniciaselo inicieme inicienos inicielo iniciela inicielos inicielas iniciele inicieles iniciemelo iniciarme iniciarnos iniciarlo | inici
    start begin initiate | iniciarla iniciarlos iniciarlas iniciarle iniciarles iniciarmelo iniciarselo inicienme inicienlo inicienla iniciadme iniciadlo | inici
    start begin | empieza empiece empiecen empezad empeza empezar empecemos empieces empeceis empiezas empezaras empiezame empiezanos empiezalo empiezala empiezalos | empez empiez empec empiec
    start begin | empiezalas empiezale empiezales empiezamelo empiezamela empiezaselo empieceme empiecenos empiecelo empiecela empiecelos empiecelas empiecele | empez empiez empec empiec
    start begin | empieceles empiecemelo empezarme empezarnos empezarlo empezarla empezarlos empezarlas empezarle empezarles empezarmelo empezarselo empiecenme | empez empiez empec empiec
    start begin | empiecenlo empiecenla empezadme empezadlo empezame empezalo empezala empezalos empezale | empez empiez empec empiec
    start begin | comienza comience comiencen comenzad comenza comenzar comencemos comiences comenceis comienzalo comienzala comienzalos comienzalas comienzale | comenz comienz comenc
    start begin | comiencelo comiencela comenzarlo comenzarla comenzarlos comenzarlas comenzarle comenzalo comenzala | comenz comienz comenc
    start boot | arranca arranque arranquen arrancad arrancar arranquemos arranques arranqueis arrancas arrancaras arrancame arrancanos arrancalo arrancala arrancalos | arranc arranqu
    start boot | arrancalas arrancale arrancales arrancamelo arrancamela arrancaselo arranqueme arranquenos arranquelo arranquela arranquelos arranquelas arranquele arranqueles | arranc arranqu
    start boot | arranquemelo arrancarme arrancarnos arrancarlo arrancarla arrancarlos arrancarlas arrancarle arrancarles arrancarmelo arrancarselo arranquenme arranquenlo | arranc arranqu
    start boot | arranquenla arrancadme arrancadlo | arranc arranqu
    start run | pon+marcha ponga+marcha poner+marcha ponlo+marcha ponla+marcha ponlos+marcha ponerlo+marcha ponerla+marcha pone+marcha poned+marcha pongan+marcha | puest
    open start | abre abra abran abrid abri abrir abramos abras abrais abres abrieras abreme abrenos abrelo abrela abrelos | abrio abrier abriend abrist abrim abiert abre abrira abria apertur
    open start | abrelas abrele abreles abremelo abremela abreselo abrame abranos abralo abrala abralos abralas abrale | abrio abrier abriend abrist abrim abiert abre abrira abria apertur
    open start | abrales abramelo abrirme abrirnos abrirlo abrirla abrirlos abrirlas abrirle abrirles abrirmelo abrirselo | abrio abrier abriend abrist abrim abiert abre abrira abria apertur
    open start | abranme abranlo abranla abridme abridlo abrime abrilo abrila abrilos abrile | abrio abrier abriend abrist abrim abiert abre abrira abria apertur
    reopen | reabre reabra reabran reabrid reabri reabrir reabramos reabras reabrais reabres reabrieras reabreme reabrenos reabrelo reabrela reabrelos reabrelas reabrele | reabr reabiert
    reopen | reabreles reabremelo reabremela reabreselo reabrame reabranos reabralo reabrala reabralos reabralas reabrale reabrales reabramelo reabrirme reabrirnos reabrirlo | reabr reabiert
    reopen | reabrirla reabrirlos reabrirlas reabrirle reabrirles reabrirmelo reabrirselo reabranme reabranlo reabranla reabridme reabridlo reabrime reabrilo reabrila reabrilos | reabr reabiert
    reopen | reabrile | reabr reabiert
    reopen | vuelve+abrir vuelva+abrir volver+abrir volve+abrir vuelvan+abrir volved+abrir | reabr reabiert
    expire | caduca caduque caduquen caducad caducar caduquemos caduques caduqueis caducalo caducala caducalos caducalas caducale caduquelo caduquela caducarlo caducarla | caduc caduqu
    expire | caducarlos caducarlas caducarle | caduc caduqu
    expire | expira expire expiren expirad expirar expiremos expires expireis expiralo expirala expiralos expiralas expirale expirelo expirela expirarlo expirarla expirarlos expirarlas | expir
    expire | expirarle | expir
    export | exporta exporte exporten exportad exportar exportemos exportes exporteis exportas exportaras exportame exportanos exportalo exportala exportalos exportalas exportale | export
    export | exportales exportamelo exportamela exportaselo exporteme exportenos exportelo exportela exportelos exportelas exportele exporteles exportemelo exportarme exportarnos | export
    export | exportarlo exportarla exportarlos exportarlas exportarle exportarles exportarmelo exportarselo exportenme exportenlo exportenla exportadme exportadlo | export
    import | importa importen importad importar importemos importeis importalo importala importalos importalas importale | importad importo importar importaste importaron importando importacion
    import | importelo importela importarlo importarla importarlos importarlas importarle | importad importo importar importaste importaron importando importacion
    extend postpone | prorroga prorrogue prorroguen prorrogad prorrogar prorroguemos prorrogues prorrogueis prorrogalo prorrogala prorrogalos prorrogalas prorrogale prorroguelo | prorrog
    extend postpone | prorroguela prorrogarlo prorrogarla prorrogarlos prorrogarlas prorrogarle | prorrog
    extend prolong | prolonga prolongue prolonguen prolongad prolongar prolonguemos prolongues prolongueis prolongalo prolongala prolongalos prolongalas prolongale prolonguelo | prolong
    extend prolong | prolonguela prolongarlo prolongarla prolongarlos prolongarlas prolongarle | prolong
    extend | extiende extienda extiendan extended extende extender extendamos extiendas extendais extiendelo extiendela extiendelos extiendelas extiendele extiendalo extiendala | extend extiend
    extend | extenderlo extenderla extenderlos extenderlas extenderle extendelo extendela | extend extiend
    feed | alimenta alimente alimenten alimentad alimentar alimentemos alimentes alimenteis alimentas alimentaras alimentame alimentanos alimentalo alimentala alimentalos alimentalas | aliment
    feed | alimentale alimentales alimentamelo alimentamela alimentaselo alimenteme alimentenos alimentelo alimentela alimentelos alimentelas alimentele alimenteles alimentemelo | aliment
    feed | alimentarme alimentarnos alimentarlo alimentarla alimentarlos alimentarlas alimentarle alimentarles alimentarmelo alimentarselo alimentenme alimentenlo alimentenla | aliment
    feed | alimentadme alimentadlo | aliment
    feed | da+comer dale+comer dar+comer den+comer | alimentad
    fetch get obtain | obten obtenga obtengan obtened obtene obtener obtengamos obtengas obtengais obtienes obtenme obtennos obtenlo obtenla obtenlos obtenlas obtenle | obten obtien obtuv
    fetch get obtain | obtenles obtenmelo obtenmela obtenselo obtengame obtenganos obtengalo obtengala obtengalos obtengalas obtengale obtengales obtengamelo obtenerme | obten obtien obtuv
    fetch get obtain | obtenernos obtenerlo obtenerla obtenerlos obtenerlas obtenerle obtenerles obtenermelo obtenerselo obtenganme obtenganlo obtenganla obtenedme | obten obtien obtuv
    fetch get obtain | obtenedlo obteneme obtenelo obtenela obtenelos obtenele | obten obtien obtuv
    get achieve obtain | consigue consiga consigan conseguid conseguir consigamos consigas consigais consigues consigueme consiguenos consiguelo consiguela consiguelos | consegu consig
    get achieve obtain | consiguelas consiguele consigueles consiguemelo consiguemela consigueselo consigame consiganos consigalo consigala consigalos consigalas consigale | consegu consig
    get achieve obtain | consigales consigamelo conseguirme conseguirnos conseguirlo conseguirla conseguirlos conseguirlas conseguirle conseguirles conseguirmelo conseguirselo | consegu consig
    get achieve obtain | consiganme consiganlo consiganla conseguidme conseguidlo conseguime conseguilo conseguila conseguilos conseguile | consegu consig
    fill complete | rellena rellene rellenen rellenad rellenar rellenemos rellenes relleneis rellenas rellenaras rellename rellenanos rellenalo rellenala rellenalos rellenalas | rellen
    fill complete | rellenale rellenales rellenamelo rellenamela rellenaselo relleneme rellenenos rellenelo rellenela rellenelos rellenelas rellenele relleneles rellenemelo rellenarme | rellen
    fill complete | rellenarnos rellenarlo rellenarla rellenarlos rellenarlas rellenarle rellenarles rellenarmelo rellenarselo rellenenme rellenenlo rellenenla rellenadme rellenadlo | rellen
    fill | llena llene llenen llenad llenar llenemos llenes lleneis llenalo llenala llenalos llenalas llenale llenelo llenela llenarlo llenarla | llenad llenar llenaste llenaron llenando
    fill | llenarlos llenarlas llenarle | llenad llenar llenaste llenaron llenando
    find search | encuentra encuentre encuentren encontrad encontra encontrar encontremos encuentres encontreis encuentras encontraras encuentrame encuentranos encuentralo | encontr encuentr
    find search | encuentrala encuentralos encuentralas encuentrale encuentrales encuentramelo encuentramela encuentraselo encuentreme encuentrenos encuentrelo encuentrela | encontr encuentr
    find search | encuentrelos encuentrelas encuentrele encuentreles encuentremelo encontrarme encontrarnos encontrarlo encontrarla encontrarlos encontrarlas encontrarle | encontr encuentr
    find search | encontrarles encontrarmelo encontrarselo encuentrenme encuentrenlo encuentrenla encontradme encontradlo encontrame encontralo encontrala encontralos | encontr encuentr
    find search | encontrale | encontr encuentr
    search find | busca busque busquen buscad buscar busquemos busques busqueis buscas buscaras buscame buscanos buscalo buscala buscalos buscalas buscale buscales buscamelo | busc busqu
    search find | buscamela buscaselo busqueme busquenos busquelo busquela busquelos busquelas busquele busqueles busquemelo buscarme buscarnos buscarlo buscarla buscarlos | busc busqu
    search find | buscarlas buscarle buscarles buscarmelo buscarselo busquenme busquenlo busquenla buscadme buscadlo | busc busqu
    locate find | localiza localice localicen localizad localizar localicemos localices localiceis localizas localizaras localizame localizanos localizalo localizala | localiz localic
    locate find | localizalos localizalas localizale localizales localizamelo localizamela localizaselo localiceme localicenos localicelo localicela localicelos localicelas | localiz localic
    locate find | localicele localiceles localicemelo localizarme localizarnos localizarlo localizarla localizarlos localizarlas localizarle localizarles localizarmelo | localiz localic
    locate find | localizarselo localicenme localicenlo localicenla localizadme localizadlo | localiz localic
    fix repair | repara repare reparen reparad reparar reparemos repares repareis reparas repararas reparame reparanos reparalo reparala reparalos reparalas reparale reparales | repar
    fix repair | reparamelo reparamela reparaselo repareme reparenos reparelo reparela reparelos reparelas reparele repareles reparemelo repararme repararnos repararlo repararla | repar
    fix repair | repararlos repararlas repararle repararles repararmelo repararselo reparenme reparenlo reparenla reparadme reparadlo | repar
    fix repair arrange | arregla arregle arreglen arreglad arreglar arreglemos arregles arregleis arreglas arreglaras arreglame arreglanos arreglalo arreglala arreglalos arreglalas | arregl
    fix repair arrange | arreglale arreglales arreglamelo arreglamela arreglaselo arregleme arreglenos arreglelo arreglela arreglelos arreglelas arreglele arregleles arreglemelo | arregl
    fix repair arrange | arreglarme arreglarnos arreglarlo arreglarla arreglarlos arreglarlas arreglarle arreglarles arreglarmelo arreglarselo arreglenme arreglenlo arreglenla | arregl
    fix repair arrange | arregladme arregladlo | arregl
    solve fix | soluciona solucione solucionen solucionad solucionar solucionemos soluciones solucioneis solucionas solucionaras solucioname solucionanos solucionalo solucionala | solucion
    solve fix | solucionalos solucionalas solucionale solucionales solucionamelo solucionamela solucionaselo solucioneme solucionenos solucionelo solucionela solucionelos | solucion
    solve fix | solucionelas solucionele solucioneles solucionemelo solucionarme solucionarnos solucionarlo solucionarla solucionarlos solucionarlas solucionarle solucionarles | solucion
    solve fix | solucionarmelo solucionarselo solucionenme solucionenlo solucionenla solucionadme solucionadlo | solucion
    resolve solve | resuelve resuelva resuelvan resolved resolve resolver resolvamos resuelvas resolvais resuelves resuelveme resuelvenos resuelvelo resuelvela | resolv resuelv resuelt
    resolve solve | resuelvelos resuelvelas resuelvele resuelveles resuelvemelo resuelvemela resuelveselo resuelvame resuelvanos resuelvalo resuelvala resuelvalos | resolv resuelv resuelt
    resolve solve | resuelvalas resuelvale resuelvales resuelvamelo resolverme resolvernos resolverlo resolverla resolverlos resolverlas resolverle resolverles | resolv resuelv resuelt
    resolve solve | resolvermelo resolverselo resuelvanme resuelvanlo resuelvanla resolvedme resolvedlo resolveme resolvelo resolvela resolvelos resolvele | resolv resuelv resuelt
    flag report | denuncia denuncie denuncien denunciad denunciar denunciemos denuncies denuncieis denuncialo denunciala denuncialos denuncialas denunciale denuncielo denunciela | denunci
    flag report | denunciarlo denunciarla denunciarlos denunciarlas denunciarle | denunci
    flag point | senala senale senalen senalad senalar senalemos senales senaleis senalalo senalala senalalos senalalas senalale senalelo senalela senalarlo senalarla senalarlos | senal
    flag point | senalarlas senalarle | senal
    highlight flag | destaca destaque destaquen destacad destacar destaquemos destaqueis destacalo destacala destacalos destacalas destacale destaquelo destaquela destacarlo | destac destaqu
    highlight flag | destacarla destacarlos destacarlas destacarle | destac destaqu
    follow track | sigue siga sigan seguid seguir sigamos sigas sigais sigues sigueme siguenos siguelo siguela siguelos siguelas siguele | seguid siguio siguier siguiendo sigue seguimos seguia
    follow track | sigueles siguemelo siguemela sigueselo sigame siganos sigalo sigala sigalos sigalas sigale sigales sigamelo seguirme | seguid siguio siguier siguiendo sigue seguimos seguia
    follow track | seguirnos seguirlo seguirla seguirlos seguirlas seguirle seguirles seguirmelo seguirselo siganme siganlo siganla | seguid siguio siguier siguiendo sigue seguimos seguia
    follow track | seguidme seguidlo seguime seguilo seguila seguilos seguile | seguid siguio siguier siguiendo sigue seguimos seguia
    unfollow | deja+seguir deje+seguir dejar+seguir dejen+seguir dejad+seguir | 
    track | rastrea rastree rastreen rastread rastrear rastreemos rastrees rastreeis rastrealo rastreala rastrealos rastrealas rastreale rastreelo rastreela rastrearlo rastrearla | rastre
    track | rastrearlos rastrearlas rastrearle | rastre
    track monitor | monitoriza monitorice monitoricen monitorizad monitorizar monitoricemos monitorices monitoriceis monitorizalo monitorizala monitorizalos monitorizalas | monitoriz monitoric
    track monitor | monitorizale monitoricelo monitoricela monitorizarlo monitorizarla monitorizarlos monitorizarlas monitorizarle | monitoriz monitoric
    track monitor | monitorea monitoree monitoreen monitoread monitorear monitoreemos monitorees monitoreeis monitorealo monitoreala monitorealos monitorealas monitoreale monitoreelo | monitore
    track monitor | monitoreela monitorearlo monitorearla monitorearlos monitorearlas monitorearle | monitore
    trace track | traza trace tracen trazad trazar tracemos traces traceis trazalo trazala trazalos trazalas trazale tracelo tracela trazarlo trazarla trazarlos trazarlas trazarle | traz trac
    freeze | congela congele congelen congelad congelar congelemos congeles congeleis congelas congelaras congelame congelanos congelalo congelala congelalos congelalas congelale | congel
    freeze | congelales congelamelo congelamela congelaselo congeleme congelenos congelelo congelela congelelos congelelas congelele congeleles congelemelo congelarme congelarnos | congel
    freeze | congelarlo congelarla congelarlos congelarlas congelarle congelarles congelarmelo congelarselo congelenme congelenlo congelenla congeladme congeladlo | congel
    unfreeze | descongela descongele descongelen descongelad descongelar descongelemos descongeles descongeleis descongelas descongelaras descongelame descongelanos descongelalo | descongel
    unfreeze | descongelala descongelalos descongelalas descongelale descongelales descongelamelo descongelamela descongelaselo descongeleme descongelenos descongelelo descongelela | descongel
    unfreeze | descongelelos descongelelas descongelele descongeleles descongelemelo descongelarme descongelarnos descongelarlo descongelarla descongelarlos descongelarlas | descongel
    unfreeze | descongelarle descongelarles descongelarmelo descongelarselo descongelenme descongelenlo descongelenla descongeladme descongeladlo | descongel
    give hand grant | da dad dar deis das dame danos dalo dala dalos dalas dale dales damelo damela daselo deme denos dele deles demelo darme | dado$ dada$ dados$ dadas$ dio$ dier diste daba
    give hand grant | darnos darlo darla darlos darlas darle darles darmelo darselo denme denlo denla dadme dadlo | dado$ dada$ dados$ dadas$ dio$ dier diste daba
    grant | otorga otorgue otorguen otorgad otorgar otorguemos otorgues otorgueis otorgalo otorgala otorgalos otorgalas otorgale otorguelo otorguela otorgarlo otorgarla otorgarlos | otorg
    grant | otorgarlas otorgarle | otorg
    grant | concede conceda concedan conceded conceder concedamos concedas concedais concedes concedieras concedeme concedenos concedelo concedela concedelos concedelas concedele | conced
    grant | concedeles concedemelo concedemela concedeselo concedame concedanos concedalo concedala concedalos concedalas concedale concedales concedamelo concederme concedernos | conced
    grant | concederlo concederla concederlos concederlas concederle concederles concedermelo concederselo concedanme concedanlo concedanla concededme concededlo | conced
    revoke | revoca revoque revoquen revocad revocar revoquemos revoques revoqueis revocas revocaras revocame revocanos revocalo revocala revocalos revocalas revocale revocales | revoc revoqu
    revoke | revocamelo revocamela revocaselo revoqueme revoquenos revoquelo revoquela revoquelos revoquelas revoquele revoqueles revoquemelo revocarme revocarnos revocarlo | revoc revoqu
    revoke | revocarla revocarlos revocarlas revocarle revocarles revocarmelo revocarselo revoquenme revoquenlo revoquenla revocadme revocadlo | revoc revoqu
    withdraw revoke | retira+permiso retirar+permiso retire+permiso retira+acceso retirar+acceso retire+acceso quita+permiso quitar+permiso quita+acceso quitar+acceso quite+acceso | revoc
    group | agrupa agrupe agrupen agrupad agrupar agrupemos agrupes agrupeis agrupalo agrupala agrupalos agrupalas agrupale agrupelo agrupela agruparlo agruparla agruparlos agruparlas | agrup
    group | agruparle | agrup
    heat warm | calienta caliente calienten calentad calenta calentar calentemos calientes calenteis calientas calentaras calientame calientanos calientalo calientala | calent calient
    heat warm | calientalos calientalas calientale calientales calientamelo calientamela calientaselo calienteme calientenos calientelo calientela calientelos calientelas | calent calient
    heat warm | calientele calienteles calientemelo calentarme calentarnos calentarlo calentarla calentarlos calentarlas calentarle calentarles calentarmelo calentarselo | calent calient
    heat warm | calientenme calientenlo calientenla calentadme calentadlo calentame calentalo calentala calentalos calentale | calent calient
    cool | enfria enfrie enfrien enfriad enfriar enfriemos enfries enfrieis enfrialo enfriala enfrialos enfrialas enfriale enfrielo enfriela enfriarlo enfriarla enfriarlos enfriarlas | enfri
    cool | enfriarle | enfri
    cool | refresca refresque refresquen refrescad refrescar refresquemos refresques refresqueis refrescalo refrescala refrescalos refrescalas refrescale refresquelo | refresc refresqu
    cool | refresquela refrescarlo refrescarla refrescarlos refrescarlas refrescarle | refresc refresqu
    hide | oculta oculte oculten ocultad ocultar ocultemos ocultes oculteis ocultas ocultaras ocultame ocultanos ocultalo ocultala ocultalos ocultalas ocultale ocultales ocultamelo | ocult
    hide | ocultamela ocultaselo oculteme ocultenos ocultelo ocultela ocultelos ocultelas ocultele oculteles ocultemelo ocultarme ocultarnos ocultarlo ocultarla ocultarlos ocultarlas | ocult
    hide | ocultarle ocultarles ocultarmelo ocultarselo ocultenme ocultenlo ocultenla ocultadme ocultadlo | ocult
    hide | esconde esconda escondan esconded esconder escondamos escondas escondais escondelo escondela escondelos escondelas escondele escondalo escondala esconderlo esconderla | escond
    hide | esconderlos esconderlas esconderle | escond
    show display | muestra muestre muestren mostrad mostra mostrar mostremos muestres mostreis mostraras muestrame muestranos muestralo muestrala muestralos muestralas muestrale | mostr muestr
    show display | muestrales muestramelo muestramela muestraselo muestreme muestrenos muestrelo muestrela muestrelos muestrelas muestrele muestreles muestremelo mostrarme | mostr muestr
    show display | mostrarnos mostrarlo mostrarla mostrarlos mostrarlas mostrarle mostrarles mostrarmelo mostrarselo muestrenme muestrenlo muestrenla mostradme mostradlo mostrame | mostr muestr
    show display | mostralo mostrala mostralos mostrale | mostr muestr
    show teach | ensena ensene ensenen ensenad ensenar ensenemos ensenes enseneis ensenas ensenaras ensename ensenanos ensenalo ensenala ensenalos ensenalas ensenale ensenales | ensen
    show teach | ensenamelo ensenamela ensenaselo enseneme ensenenos ensenelo ensenela ensenelos ensenelas ensenele enseneles ensenemelo ensenarme ensenarnos ensenarlo ensenarla | ensen
    show teach | ensenarlos ensenarlas ensenarle ensenarles ensenarmelo ensenarselo ensenenme ensenenlo ensenenla ensenadme ensenadlo | ensen
    display view | visualiza visualice visualicen visualizad visualizar visualicemos visualices visualiceis visualizalo visualizala visualizalos visualizalas visualizale | visualiz visualic
    display view | visualicelo visualicela visualizarlo visualizarla visualizarlos visualizarlas visualizarle | visualiz visualic
    hire | contrata contrate contraten contratad contratar contratemos contrates | contratado contratada contratando contrataron contrataste contrataba contrataran contrataria contratamos
    hire | contrateis contratas contrataras contratame contratanos contratalo | contratado contratada contratando contrataron contrataste contrataba contrataran contrataria contratamos
    hire | contratala contratalos contratalas contratale contratales contratamelo | contratado contratada contratando contrataron contrataste contrataba contrataran contrataria contratamos
    hire | contratamela contrataselo contrateme contratenos contratelo contratela | contratado contratada contratando contrataron contrataste contrataba contrataran contrataria contratamos
    hire | contratelos contratelas contratele contrateles contratemelo contratarme | contratado contratada contratando contrataron contrataste contrataba contrataran contrataria contratamos
    hire | contratarnos contratarlo contratarla contratarlos contratarlas contratarle | contratado contratada contratando contrataron contrataste contrataba contrataran contrataria contratamos
    hire | contratarles contratarmelo contratarselo contratenme contratenlo | contratado contratada contratando contrataron contrataste contrataba contrataran contrataria contratamos
    hire | contratenla contratadme contratadlo | contratado contratada contratando contrataron contrataste contrataba contrataran contrataria contratamos
    hold | reten retenga retengan retened retene retener retengamos retengas retengais retenlo retenla retenlos retenlas retenle retengalo retengala retenerlo retenerla | reten retien retuv
    hold | retenerlos retenerlas retenerle retenelo retenela | reten retien retuv
    keep maintain | manten mantenga mantengan mantened mantene mantener mantengamos mantengas mantengais mantienes mantenme mantennos mantenlo mantenla mantenlos | manten mantien mantuv
    keep maintain | mantenlas mantenle mantenles mantenmelo mantenmela mantenselo mantengame mantenganos mantengalo mantengala mantengalos mantengalas mantengale | manten mantien mantuv
    keep maintain | mantengales mantengamelo mantenerme mantenernos mantenerlo mantenerla mantenerlos mantenerlas mantenerle mantenerles mantenermelo mantenerselo | manten mantien mantuv
    keep maintain | mantenganme mantenganlo mantenganla mantenedme mantenedlo manteneme mantenelo mantenela mantenelos mantenele | manten mantien mantuv
    keep save store | guarda guarde guarden guardad guardar guardemos guardes guardeis guardas guardaras guardame guardanos guardalo guardala guardalos guardalas guardale guardales | guard
    keep save store | guardamelo guardamela guardaselo guardeme guardenos guardelo guardela guardelos guardelas guardele guardeles guardemelo guardarme guardarnos guardarlo guardarla | guard
    keep save store | guardarlos guardarlas guardarle guardarles guardarmelo guardarselo guardenme guardenlo guardenla guardadme guardadlo | guard
    keep preserve | conserva conserve conserven conservad conservar conservemos conserves conserveis conservalo conservala conservalos conservalas conservale conservelo conservela | conserv
    keep preserve | conservarlo conservarla conservarlos conservarlas conservarle | conserv
    store | almacena almacene almacenen almacenad almacenar almacenemos almacenes almaceneis almacenalo almacenala almacenalos almacenalas almacenale almacenelo almacenela almacenarlo | almacen
    store | almacenarla almacenarlos almacenarlas almacenarle | almacen
    hold | pon+espera ponga+espera poner+espera ponlo+espera ponla+espera ponme+espera pone+espera poned+espera pongan+espera deja+espera dejar+espera | puesto
    pause | pon+pausa ponga+pausa poner+pausa ponlo+pausa ponla+pausa pone+pausa poned+pausa pongan+pausa | pausad
    identify | identifica identifique identifiquen identificad identificar identifiquemos identifiques identifiqueis identificalo identificala identificalos identificalas | identific identifiqu
    identify | identificale identifiquelo identifiquela identificarlo identificarla identificarlos identificarlas identificarle | identific identifiqu
    include | incluye incluya incluyan incluid inclui incluir incluyamos incluyas incluyais incluyes incluyeme incluyenos incluyelo incluyela incluyelos incluyelas incluyele incluyeles | inclu
    include | incluyemelo incluyemela incluyeselo incluyame incluyanos incluyalo incluyala incluyalos incluyalas incluyale incluyales incluyamelo incluirme incluirnos incluirlo | inclu
    include | incluirla incluirlos incluirlas incluirle incluirles incluirmelo incluirselo incluyanme incluyanlo incluyanla incluidme incluidlo incluime incluilo incluila incluilos | inclu
    include | incluile | inclu
    inform notify | informa informen informad informar informemos informeis informas informaras | informado informada informando informaron informaste informaba informaran informaria informamos
    inform notify | informame informanos informalo informala informalos informalas informale | informado informada informando informaron informaste informaba informaran informaria informamos
    inform notify | informales informamelo informamela informaselo informeme informenos | informado informada informando informaron informaste informaba informaran informaria informamos
    inform notify | informelo informela informelos informelas informele informeles informemelo | informado informada informando informaron informaste informaba informaran informaria informamos
    inform notify | informarme informarnos informarlo informarla informarlos informarlas | informado informada informando informaron informaste informaba informaran informaria informamos
    inform notify | informarle informarles informarmelo informarselo informenme informenlo | informado informada informando informaron informaste informaba informaran informaria informamos
    inform notify | informenla informadme informadlo | informado informada informando informaron informaste informaba informaran informaria informamos
    notify | notifica notifique notifiquen notificad notificar notifiquemos notifiques notifiqueis notificas notificaras notificame notificanos notificalo notificala | notific notifiqu
    notify | notificalos notificalas notificale notificales notificamelo notificamela notificaselo notifiqueme notifiquenos notifiquelo notifiquela notifiquelos notifiquelas | notific notifiqu
    notify | notifiquele notifiqueles notifiquemelo notificarme notificarnos notificarlo notificarla notificarlos notificarlas notificarle notificarles notificarmelo | notific notifiqu
    notify | notificarselo notifiquenme notifiquenlo notifiquenla notificadme notificadlo | notific notifiqu
    notify inform alert | avisa avise avisen avisad avisar avisemos avises aviseis avisas avisaras avisame avisanos avisalo avisala avisalos avisalas avisale avisales avisamelo avisamela | avis
    notify inform alert | avisaselo aviseme avisenos aviselo avisela aviselos aviselas avisele aviseles avisemelo avisarme avisarnos avisarlo avisarla avisarlos avisarlas avisarle | avis
    notify inform alert | avisarles avisarmelo avisarselo avisenme avisenlo avisenla avisadme avisadlo | avis
    alert | alerta alerte alerten alertad alertar alertemos alertes alerteis alertalo alertala alertalos alertalas alertale alertelo alertela alertarlo alertarla alertarlos alertarlas | alert
    alert | alertarle | alert
    communicate inform | comunica comunique comuniquen comunicad comunicar comuniquemos comuniques comuniqueis comunicas comunicaras comunicame comunicanos comunicalo | comunic comuniqu
    communicate inform | comunicala comunicalos comunicalas comunicale comunicales comunicamelo comunicamela comunicaselo comuniqueme comuniquenos comuniquelo comuniquela | comunic comuniqu
    communicate inform | comuniquelos comuniquelas comuniquele comuniqueles comuniquemelo comunicarme comunicarnos comunicarlo comunicarla comunicarlos comunicarlas | comunic comuniqu
    communicate inform | comunicarle comunicarles comunicarmelo comunicarselo comuniquenme comuniquenlo comuniquenla comunicadme comunicadlo | comunic comuniqu
    warn | advierte advierta adviertan advertid adverti advertir advirtamos adviertas advirtais adviertelo adviertela adviertelos adviertelas adviertele adviertalo | advert adviert advirt
    warn | adviertala advertirlo advertirla advertirlos advertirlas advertirle advertilo advertila | advert adviert advirt
    insert | inserta inserte inserten insertad insertar insertemos insertes inserteis insertas insertaras insertame insertanos insertalo insertala insertalos insertalas insertale | insert
    insert | insertales insertamelo insertamela insertaselo inserteme insertenos insertelo insertela insertelos insertelas insertele inserteles insertemelo insertarme insertarnos | insert
    insert | insertarlo insertarla insertarlos insertarlas insertarle insertarles insertarmelo insertarselo insertenme insertenlo insertenla insertadme insertadlo | insert
    inspect | inspecciona inspeccione inspeccionen inspeccionad inspeccionar inspeccionemos inspecciones inspeccioneis inspeccionalo inspeccionala inspeccionalos inspeccionalas | inspeccion
    inspect | inspeccionale inspeccionelo inspeccionela inspeccionarlo inspeccionarla inspeccionarlos inspeccionarlas inspeccionarle | inspeccion
    examine inspect | examina examine examinen examinad examinar examinemos examines examineis examinalo examinala examinalos examinalas examinale examinelo examinela examinarlo | examin
    examine inspect | examinarla examinarlos examinarlas examinarle | examin
    install | instala instale instalen instalad instalar instalemos instales instaleis instalas instalaras instalame instalanos instalalo instalala instalalos instalalas instalale | instal
    install | instalales instalamelo instalamela instalaselo instaleme instalenos instalelo instalela instalelos instalelas instalele instaleles instalemelo instalarme instalarnos | instal
    install | instalarlo instalarla instalarlos instalarlas instalarle instalarles instalarmelo instalarselo instalenme instalenlo instalenla instaladme instaladlo | instal
    uninstall remove | desinstala desinstale desinstalen desinstalad desinstalar desinstalemos desinstales desinstaleis desinstalas desinstalaras desinstalame desinstalanos | desinstal
    uninstall remove | desinstalalo desinstalala desinstalalos desinstalalas desinstalale desinstalales desinstalamelo desinstalamela desinstalaselo desinstaleme desinstalenos | desinstal
    uninstall remove | desinstalelo desinstalela desinstalelos desinstalelas desinstalele desinstaleles desinstalemelo desinstalarme desinstalarnos desinstalarlo desinstalarla | desinstal
    uninstall remove | desinstalarlos desinstalarlas desinstalarle desinstalarles desinstalarmelo desinstalarselo desinstalenme desinstalenlo desinstalenla desinstaladme | desinstal
    uninstall remove | desinstaladlo | desinstal
    invite | invita invite inviten invitad invitar invitemos invites inviteis invitas invitaras invitame invitanos invitalo invitala invitalos invitalas invitale invitales invitamelo | invit
    invite | invitamela invitaselo inviteme invitenos invitelo invitela invitelos invitelas invitele inviteles invitemelo invitarme invitarnos invitarlo invitarla invitarlos invitarlas | invit
    invite | invitarle invitarles invitarmelo invitarselo invitenme invitenlo invitenla invitadme invitadlo | invit
    call convene | convoca convoque convoquen convocad convocar convoquemos convoques convoqueis convocalo convocala convocalos convocalas convocale convoquelo convoquela | convoc convoqu
    call convene | convocarlo convocarla convocarlos convocarlas convocarle | convoc convoqu
    irrigate water | riega riegue rieguen regad rega regar reguemos riegues regueis riegas regaras riegame rieganos riegalo riegala | regad rego regar regaba regaste regaron regando rieg riego
    irrigate water | riegalos riegalas riegale riegales riegamelo riegamela riegaselo riegueme rieguenos rieguelo rieguela rieguelos | regad rego regar regaba regaste regaron regando rieg riego
    irrigate water | rieguelas rieguele riegueles rieguemelo regarme regarnos regarlo regarla regarlos regarlas regarle regarles | regad rego regar regaba regaste regaron regando rieg riego
    irrigate water | regarmelo regarselo rieguenme rieguenlo rieguenla regadme regadlo regame regalo regala regalos regale | regad rego regar regaba regaste regaron regando rieg riego
    issue | expide expida expidan expedid expedi expedir expidamos expidas expidais expidelo expidela expidelos expidelas expidele expidalo expidala expedirlo expedirla expedirlos | exped expid
    issue | expedirlas expedirle expedilo expedila | exped expid
    join | une unan unid uni unir unamos unais unes unieras uneme unenos unelo unela unelos unelas unele uneles unemelo unemela uneselo uname unanos unalo unala | unid unio unier uniend unirse
    join | unalos unalas unale unales unamelo unirme unirnos unirlo unirla unirlos unirlas unirle unirles unirmelo unirselo unanme unanlo unanla unidme unidlo | unid unio unier uniend unirse
    join | unime unilo unila unilos unile | unid unio unier uniend unirse
    join merge | junte junten juntad juntar juntemos juntes junteis juntalo juntala juntalos juntalas juntale juntelo juntela juntarlo juntarla juntarlos juntarlas juntarle | junt
    merge | fusiona fusione fusionen fusionad fusionar fusionemos fusiones fusioneis fusionas fusionaras fusioname fusionanos fusionalo fusionala fusionalos fusionalas fusionale | fusion
    merge | fusionales fusionamelo fusionamela fusionaselo fusioneme fusionenos fusionelo fusionela fusionelos fusionelas fusionele fusioneles fusionemelo fusionarme fusionarnos | fusion
    merge | fusionarlo fusionarla fusionarlos fusionarlas fusionarle fusionarles fusionarmelo fusionarselo fusionenme fusionenlo fusionenla fusionadme fusionadlo | fusion
    merge combine | combina combine combinen combinad combinar combinemos combines combineis combinalo combinala combinalos combinalas combinale combinelo combinela combinarlo | combin
    merge combine | combinarla combinarlos combinarlas combinarle | combin
    mix merge | mezcla mezcle mezclen mezclad mezclar mezclemos mezcles mezcleis mezclalo mezclala mezclalos mezclalas mezclale mezclelo mezclela mezclarlo mezclarla mezclarlos | mezcl
    mix merge | mezclarlas mezclarle | mezcl
    combine unify | unifica unifique unifiquen unificad unificar unifiquemos unifiques unifiqueis unificalo unificala unificalos unificalas unificale unifiquelo unifiquela | unific unifiqu
    combine unify | unificarlo unificarla unificarlos unificarlas unificarle | unific unifiqu
    integrate merge | integra integre integren integrad integrar integremos integres integreis integralo integrala integralos integralas integrale integrelo integrela integrarlo | integr
    integrate merge | integrarla integrarlos integrarlas integrarle | integr
    label tag | etiqueta etiquete etiqueten etiquetad etiquetar etiquetemos etiquetes etiqueteis etiquetaras etiquetame etiquetanos etiquetalo etiquetala etiquetalos etiquetalas | etiquet
    label tag | etiquetale etiquetales etiquetamelo etiquetamela etiquetaselo etiqueteme etiquetenos etiquetelo etiquetela etiquetelos etiquetelas etiquetele etiqueteles etiquetemelo | etiquet
    label tag | etiquetarme etiquetarnos etiquetarlo etiquetarla etiquetarlos etiquetarlas etiquetarle etiquetarles etiquetarmelo etiquetarselo etiquetenme etiquetenlo etiquetenla | etiquet
    label tag | etiquetadme etiquetadlo | etiquet
    untag | desetiqueta desetiquete desetiqueten desetiquetad desetiquetar desetiquetemos desetiquetes desetiqueteis desetiquetalo desetiquetala desetiquetalos desetiquetalas | desetiquet
    untag | desetiquetale desetiquetelo desetiquetela desetiquetarlo desetiquetarla desetiquetarlos desetiquetarlas desetiquetarle | desetiquet
    leave quit | abandona abandone abandonen abandonad abandonar abandonemos abandones abandoneis abandonalo abandonala abandonalos abandonalas abandonale abandonelo abandonela | abandon
    leave quit | abandonarlo abandonarla abandonarlos abandonarlas abandonarle | abandon
    leave quit exit | sal salga salgan salid salir salgamos salgas salgais | salid salio salier saliend sale$ salen$
    leave let drop | deja deje dejen dejad dejar dejemos dejes dejeis dejas dejaras dejame dejanos dejalo dejala dejalos dejalas dejale | dejad dejo dejar dejaba dejaste dejaron dejando dejamos
    leave let drop | dejales dejamelo dejamela dejaselo dejeme dejenos dejelo dejela dejelos dejelas dejele dejeles dejemelo dejarme | dejad dejo dejar dejaba dejaste dejaron dejando dejamos
    leave let drop | dejarnos dejarlo dejarla dejarlos dejarlas dejarle dejarles dejarmelo dejarselo dejenme dejenlo dejenla dejadme | dejad dejo dejar dejaba dejaste dejaron dejando dejamos
    leave let drop | dejadlo | dejad dejo dejar dejaba dejaste dejaron dejando dejamos
    like | da+like dale+like dar+like darle+like da+me+gusta dale+me+gusta dar+me+gusta ponle+me+gusta pon+me+gusta poner+me+gusta | megusta
    unlike | quita+me+gusta quitar+me+gusta quitale+me+gusta quita+like quitar+like quitale+like | quitadolike
    link join | asocia asocie asocien asociad asociar asociemos asocies asocieis asocialo asociala asocialos asocialas asociale asocielo asociela asociarlo asociarla asociarlos | asoci
    link join | asociarlas asociarle | asoci
    relate link | relaciona relacione relacionen relacionad relacionar relacionemos relaciones relacioneis relacionalo relacionala relacionalos relacionalas relacionale relacionelo | relacion
    relate link | relacionela relacionarlo relacionarla relacionarlos relacionarlas relacionarle | relacion
    list | lista liste listen listad listar listemos listes listeis listaras listame listanos listalo listala | listado listada listando listaron listaste listaba listaran listaria listamos
    list | listalos listalas listale listales listamelo listamela listaselo listeme listenos listelo listela | listado listada listando listaron listaste listaba listaran listaria listamos
    list | listelos listelas listele listeles listemelo listarme listarnos listarlo listarla listarlos listarlas | listado listada listando listaron listaste listaba listaran listaria listamos
    list | listarle listarles listarmelo listarselo listenme listenlo listenla listadme listadlo | listado listada listando listaron listaste listaba listaran listaria listamos
    list enumerate | enumera enumere enumeren enumerad enumerar enumeremos enumeres enumereis enumeralo enumerala enumeralos enumeralas enumerale enumerelo enumerela enumerarlo | enumer
    list enumerate | enumerarla enumerarlos enumerarlas enumerarle | enumer
    lock close | cierra+llave cierre+llave cerrar+llave cerra+llave cierren+llave cerrad+llave cierrala+llave echa+llave echar+llave eche+llave | 
    lock | asegura asegure aseguren asegurad asegurar aseguremos asegures asegureis aseguralo asegurala aseguralos aseguralas asegurale | asegurad aseguro aseguraste aseguraron asegurando
    lock | asegurelo asegurela asegurarlo asegurarla asegurarlos asegurarlas asegurarle | asegurad aseguro aseguraste aseguraron asegurando
    log record register | registra registre registren registrad registrar registremos registres registreis registras registraras registrame registranos registralo registrala | registr
    log record register | registralos registralas registrale registrales registramelo registramela registraselo registreme registrenos registrelo registrela registrelos registrelas | registr
    log record register | registrele registreles registremelo registrarme registrarnos registrarlo registrarla registrarlos registrarlas registrarle registrarles registrarmelo | registr
    log record register | registrarselo registrenme registrenlo registrenla registradme registradlo | registr
    log note | apunta apunten apuntad apuntar apuntemos apunteis apuntas apuntaras apuntame apuntanos | apuntado apuntada apuntando apuntaron apuntaste apuntaba apuntaran apuntaria apuntamos
    log note | apuntalo apuntala apuntalos apuntalas apuntale apuntales apuntamelo apuntamela apuntaselo | apuntado apuntada apuntando apuntaron apuntaste apuntaba apuntaran apuntaria apuntamos
    log note | apunteme apuntenos apuntelo apuntela apuntelos apuntelas apuntele apunteles apuntemelo | apuntado apuntada apuntando apuntaron apuntaste apuntaba apuntaran apuntaria apuntamos
    log note | apuntarme apuntarnos apuntarlo apuntarla apuntarlos apuntarlas apuntarle apuntarles | apuntado apuntada apuntando apuntaron apuntaste apuntaba apuntaran apuntaria apuntamos
    log note | apuntarmelo apuntarselo apuntenme apuntenlo apuntenla apuntadme apuntadlo | apuntado apuntada apuntando apuntaron apuntaste apuntaba apuntaran apuntaria apuntamos
    note write | anota anote anoten anotad anotar anotemos anotes anoteis anotas anotaras anotame anotanos | anotado anotada anotando anotaron anotaste anotaba anotaran anotaria anotamos
    note write | anotalo anotala anotalos anotalas anotale anotales anotamelo anotamela anotaselo anoteme | anotado anotada anotando anotaron anotaste anotaba anotaran anotaria anotamos
    note write | anotenos anotelo anotela anotelos anotelas anotele anoteles anotemelo anotarme anotarnos | anotado anotada anotando anotaron anotaste anotaba anotaran anotaria anotamos
    note write | anotarlo anotarla anotarlos anotarlas anotarle anotarles anotarmelo anotarselo anotenme anotenlo | anotado anotada anotando anotaron anotaste anotaba anotaran anotaria anotamos
    note write | anotenla anotadme anotadlo | anotado anotada anotando anotaron anotaste anotaba anotaran anotaria anotamos
    note take | toma+nota tome+nota tomar+nota tomen+nota tomad+nota | tomadonota
    log-in | inicia+sesion inicie+sesion iniciar+sesion inicien+sesion iniciad+sesion iniciame+sesion abre+sesion abrir+sesion abra+sesion conectate | iniciosesion
    log-out | cierra+sesion cierre+sesion cerrar+sesion cerra+sesion cierren+sesion cerrad+sesion cierrame+sesion finaliza+sesion finalizar+sesion desconectate | cerradosesion
    match reconcile | concilia concilie concilien conciliad conciliar conciliemos concilies concilieis concilialo conciliala concilialos concilialas conciliale concilielo conciliela | concili
    match reconcile | conciliarlo conciliarla conciliarlos conciliarlas conciliarle | concili
    match pair | empareja empareje emparejen emparejad emparejar emparejemos emparejes emparejeis emparejalo emparejala emparejalos emparejalas emparejale emparejelo emparejela | emparej
    match pair | emparejarlo emparejarla emparejarlos emparejarlas emparejarle | emparej
    reconcile match | cuadra cuadre cuadren cuadrad cuadrar cuadremos cuadres cuadreis cuadralo cuadrala cuadralos cuadralas cuadrale cuadrelo cuadrela cuadrarlo cuadrarla cuadrarlos | cuadr
    reconcile match | cuadrarlas cuadrarle | cuadr
    measure | mide mida midan medid medir midamos midas midais midelo midela midelos midelas midele midalo midala medirlo medirla medirlos medirlas | medid midio midier midiend mide medic
    measure | medirle medilo medila | medid midio midier midiend mide medic
    message text | envia+mensaje envie+mensaje enviar+mensaje enviale+mensaje manda+mensaje mande+mensaje mandar+mensaje mandale+mensaje escribele escribeles escribale escribirle | mensajead
    migrate | migra migre migren migrad migrar migremos migres migreis migralo migrala migralos migralas migrale migrelo migrela migrarlo migrarla migrarlos migrarlas migrarle | migr
    move | mueve mueva muevan moved move mover movamos muevas movais mueves mueveme muevenos muevelo muevela muevelos muevelas muevele mueveles | movid movio movier moviend muev movimos
    move | muevemelo muevemela mueveselo muevame muevanos muevalo muevala muevalos muevalas muevale muevales muevamelo moverme movernos moverlo moverla | movid movio movier moviend muev movimos
    move | moverlos moverlas moverle moverles movermelo moverselo muevanme muevanlo muevanla movedme movedlo moveme movelo movela movelos movele | movid movio movier moviend muev movimos
    move transfer | traslada traslade trasladen trasladad trasladar traslademos traslades trasladeis trasladas trasladaras trasladame trasladanos trasladalo trasladala trasladalos | traslad
    move transfer | trasladalas trasladale trasladales trasladamelo trasladamela trasladaselo traslademe trasladenos trasladelo trasladela trasladelos trasladelas trasladele | traslad
    move transfer | trasladeles traslademelo trasladarme trasladarnos trasladarlo trasladarla trasladarlos trasladarlas trasladarle trasladarles trasladarmelo trasladarselo | traslad
    move transfer | trasladenme trasladenlo trasladenla trasladadme trasladadlo | traslad
    move shift | desplaza desplace desplacen desplazad desplazar desplacemos desplaces desplaceis desplazalo desplazala desplazalos desplazalas desplazale desplacelo | desplaz desplac
    move shift | desplacela desplazarlo desplazarla desplazarlos desplazarlas desplazarle | desplaz desplac
    pass transfer | pasa pase pasen pasad pasar pasemos paseis pasas pasaras pasame pasanos pasalo pasala pasalos pasalas pasale pasales pasamelo pasamela pasaselo | pasaste pasaron pasando
    pass transfer | paseme pasenos paselo pasela paselos paselas pasele paseles pasemelo pasarme pasarnos pasarlo pasarla pasarlos pasarlas pasarle pasarles pasarmelo | pasaste pasaron pasando
    pass transfer | pasarselo pasenme pasenlo pasenla pasadme pasadlo | pasaste pasaron pasando
    mute silence | silencia silencie silencien silenciad silenciar silenciemos silencies silencieis silencias silenciaras silenciame silencianos silencialo silenciala silencialos | silenci
    mute silence | silencialas silenciale silenciales silenciamelo silenciamela silenciaselo silencieme silencienos silencielo silenciela silencielos silencielas silenciele | silenci
    mute silence | silencieles silenciemelo silenciarme silenciarnos silenciarlo silenciarla silenciarlos silenciarlas silenciarle silenciarles silenciarmelo silenciarselo silencienme | silenci
    mute silence | silencienlo silencienla silenciadme silenciadlo | silenci
    mute | quita+sonido quitar+sonido quite+sonido quitale+sonido | silenci
    unmute | activa+sonido active+sonido activar+sonido quita+silencio quitar+silencio devuelve+sonido | desilenci
    unmute | desilencia desilencie desilencien desilenciad desilenciar desilenciemos desilencies desilencieis desilencialo desilenciala desilencialos desilencialas desilenciale | desilenci
    unmute | desilencielo desilenciela desilenciarlo desilenciarla desilenciarlos desilenciarlas desilenciarle | desilenci
    optimize | optimiza optimice optimicen optimizad optimizar optimicemos optimices optimiceis optimizalo optimizala optimizalos optimizalas optimizale optimicelo optimicela | optimiz optimic
    optimize | optimizarlo optimizarla optimizarlos optimizarlas optimizarle | optimiz optimic
    park | aparca aparque aparquen aparcad aparcar aparquemos aparques aparqueis aparcalo aparcala aparcalos aparcalas aparcale aparquelo aparquela aparcarlo aparcarla aparcarlos | aparc aparqu
    park | aparcarlas aparcarle | aparc aparqu
    park | estaciona estacione estacionen estacionad estacionar estacionemos estaciones estacioneis estacionalo estacionala estacionalos estacionalas estacionale estacionelo | estacion
    park | estacionela estacionarlo estacionarla estacionarlos estacionarlas estacionarle | estacion
    pause | pausa pause pausen pausad pausar pausemos pauses pauseis pausaras pausame pausanos pausalo pausala pausalos pausalas pausale pausales pausamelo pausamela pausaselo pauseme | paus
    pause | pausenos pauselo pausela pauselos pauselas pausele pauseles pausemelo pausarme pausarnos pausarlo pausarla pausarlos pausarlas pausarle pausarles pausarmelo pausarselo | paus
    pause | pausenme pausenlo pausenla pausadme pausadlo | paus
    resume continue | reanuda reanude reanuden reanudad reanudar reanudemos reanudes reanudeis reanudas reanudaras reanudame reanudanos reanudalo reanudala reanudalos reanudalas | reanud
    resume continue | reanudale reanudales reanudamelo reanudamela reanudaselo reanudeme reanudenos reanudelo reanudela reanudelos reanudelas reanudele reanudeles reanudemelo | reanud
    resume continue | reanudarme reanudarnos reanudarlo reanudarla reanudarlos reanudarlas reanudarle reanudarles reanudarmelo reanudarselo reanudenme reanudenlo reanudenla reanudadme | reanud
    resume continue | reanudadlo | reanud
    resume continue | continua continue continuen continuad continuar continuemos continues continueis continuas continuaras continuame continuanos continualo continuala continualos | continu
    resume continue | continualas continuale continuales continuamelo continuamela continuaselo continueme continuenos continuelo continuela continuelos continuelas continuele | continu
    resume continue | continueles continuemelo continuarme continuarnos continuarlo continuarla continuarlos continuarlas continuarle continuarles continuarmelo continuarselo | continu
    resume continue | continuenme continuenlo continuenla continuadme continuadlo | continu
    resume | retoma retome retomen retomad retomar retomemos retomes retomeis retomalo retomala retomalos retomalas retomale retomelo retomela retomarlo retomarla retomarlos retomarlas | retom
    resume | retomarle | retom
    proceed continue | prosigue prosiga prosigan proseguid prosegui proseguir prosigamos prosigas prosigais prosiguelo prosiguela prosiguelos prosiguelas | prosegu prosig proseg prosij
    proceed continue | prosiguele prosigalo prosigala proseguirlo proseguirla proseguirlos proseguirlas proseguirle proseguilo proseguila | prosegu prosig proseg prosij
    pay | paga pague paguen pagad pagar paguemos pagues pagueis pagaras pagame paganos pagalo pagala pagalos pagalas | pagado pagada pagando pagaron pagaste pagaba pagaran pagaria pagamos
    pay | pagale pagales pagamelo pagamela pagaselo pagueme paguenos paguelo paguela paguelos paguelas paguele pagueles | pagado pagada pagando pagaron pagaste pagaba pagaran pagaria pagamos
    pay | paguemelo pagarme pagarnos pagarlo pagarla pagarlos pagarlas pagarle pagarles pagarmelo pagarselo paguenme | pagado pagada pagando pagaron pagaste pagaba pagaran pagaria pagamos
    pay | paguenlo paguenla pagadme pagadlo | pagado pagada pagando pagaron pagaste pagaba pagaran pagaria pagamos
    pay settle | abona abone abonen abonad abonar abonemos abones aboneis abonalo abonala abonalos abonalas abonale abonelo abonela abonarlo abonarla abonarlos abonarlas abonarle | abon
    settle pay | liquida liquide liquiden liquidad liquidar liquidemos liquides liquideis liquidalo liquidala liquidalos liquidalas liquidale liquidelo liquidela liquidarlo liquidarla | liquid
    settle pay | liquidarlos liquidarlas liquidarle | liquid
    settle pay | salda salde salden saldad saldar saldemos saldes saldeis saldalo saldala saldalos saldalas saldale saldelo saldela saldarlo saldarla saldarlos saldarlas saldarle | sald
    pick choose select | elige elija elijan elegid elegir elijamos elijas elijais eliges eligeme eligenos eligelo eligela eligelos eligelas eligele eligeles eligemelo eligemela | eleg elig elij
    pick choose select | eligeselo elijame elijanos elijalo elijala elijalos elijalas elijale elijales elijamelo elegirme elegirnos elegirlo elegirla elegirlos elegirlas | eleg elig elij
    pick choose select | elegirle elegirles elegirmelo elegirselo elijanme elijanlo elijanla elegidme elegidlo elegime elegilo elegila elegilos elegile | eleg elig elij
    choose pick | escoge escoja escojan escoged escoger escojamos escojas escojais escogelo escogela escogelos escogelas escogele escojalo escojala escogerlo escogerla escogerlos | escog escoj
    choose pick | escogerlas escogerle | escog escoj
    select | selecciona seleccione seleccionen seleccionad seleccionar seleccionemos selecciones seleccioneis seleccionas seleccionaras seleccioname seleccionanos seleccionalo | seleccion
    select | seleccionala seleccionalos seleccionalas seleccionale seleccionales seleccionamelo seleccionamela seleccionaselo seleccioneme seleccionenos seleccionelo seleccionela | seleccion
    select | seleccionelos seleccionelas seleccionele seleccioneles seleccionemelo seleccionarme seleccionarnos seleccionarlo seleccionarla seleccionarlos seleccionarlas | seleccion
    select | seleccionarle seleccionarles seleccionarmelo seleccionarselo seleccionenme seleccionenlo seleccionenla seleccionadme seleccionadlo | seleccion
    pin fix | fija fije fijen fijad fijar fijemos fijes fijeis fijas fijaras fijame fijanos fijalo fijala fijalos fijalas fijale fijales fijamelo fijamela fijaselo fijeme fijenos fijelo | fij
    pin fix | fijela fijelos fijelas fijele fijeles fijemelo fijarme fijarnos fijarlo fijarla fijarlos fijarlas fijarle fijarles fijarmelo fijarselo fijenme fijenlo fijenla fijadme | fij
    pin fix | fijadlo | fij
    pin | ancla ancle anclen anclad anclar anclemos ancles ancleis anclalo anclala anclalos anclalas anclale anclelo anclela anclarlo anclarla anclarlos anclarlas anclarle | ancl
    unpin | desfija desfije desfijen desfijad desfijar desfijemos desfijes desfijeis desfijalo desfijala desfijalos desfijalas desfijale desfijelo desfijela desfijarlo desfijarla | desfij
    unpin | desfijarlos desfijarlas desfijarle | desfij
    unpin | desancla desancle desanclen desanclad desanclar desanclemos desancles desancleis desanclalo desanclala desanclalos desanclalas desanclale desanclelo desanclela desanclarlo | desancl
    unpin | desanclarla desanclarlos desanclarlas desanclarle | desancl
    place put | coloca coloque coloquen colocad colocar coloquemos coloques coloqueis colocas colocaras colocame colocanos colocalo colocala colocalos colocalas colocale | coloc coloqu
    place put | colocales colocamelo colocamela colocaselo coloqueme coloquenos coloquelo coloquela coloquelos coloquelas coloquele coloqueles coloquemelo colocarme colocarnos | coloc coloqu
    place put | colocarlo colocarla colocarlos colocarlas colocarle colocarles colocarmelo colocarselo coloquenme coloquenlo coloquenla colocadme colocadlo | coloc coloqu
    put set place play | pon ponga pongan poned pone poner pongamos pongas pongais pones ponme ponnos ponlo ponla ponlos ponlas ponle ponles | puest puso pusier puse pusiste pone ponia poniend
    put set place play | ponmelo ponmela ponselo pongame ponganos pongalo pongala pongalos pongalas pongale pongales pongamelo ponerme | puest puso pusier puse pusiste pone ponia poniend
    put set place play | ponernos ponerlo ponerla ponerlos ponerlas ponerle ponerles ponermelo ponerselo ponganme ponganlo ponganla ponedme | puest puso pusier puse pusiste pone ponia poniend
    put set place play | ponedlo poneme ponelo ponela ponelos ponele | puest puso pusier puse pusiste pone ponia poniend
    locate place | situa situe situen situad situar situemos situes situeis situalo situala situalos situalas | situado situada situando situaron situaste situaba situaran situaria situamos
    locate place | situale situelo situela situarlo situarla situarlos situarlas situarle | situado situada situando situaron situaste situaba situaran situaria situamos
    plan schedule | planifica planifique planifiquen planificad planificar planifiquemos planifiques planifiqueis planificas planificaras planificame planificanos | planific planifiqu
    plan schedule | planificalo planificala planificalos planificalas planificale planificales planificamelo planificamela planificaselo planifiqueme planifiquenos | planific planifiqu
    plan schedule | planifiquelo planifiquela planifiquelos planifiquelas planifiquele planifiqueles planifiquemelo planificarme planificarnos planificarlo planificarla | planific planifiqu
    plan schedule | planificarlos planificarlas planificarle planificarles planificarmelo planificarselo planifiquenme planifiquenlo planifiquenla planificadme planificadlo | planific planifiqu
    plan | planea planee planeen planead planear planeemos planees planeeis planealo planeala planealos planealas planeale planeelo planeela planearlo planearla planearlos planearlas | plane
    plan | planearle | plane
    schedule plan | programa programe programen programad programar programemos programes programeis programas programaras programame programanos programalo programala programalos | program
    schedule plan | programalas programale programales programamelo programamela programaselo programeme programenos programelo programela programelos programelas programele | program
    schedule plan | programeles programemelo programarme programarnos programarlo programarla programarlos programarlas programarle programarles programarmelo programarselo | program
    schedule plan | programenme programenlo programenla programadme programadlo | program
    schedule book | agenda agende agenden agendad agendar agendemos agendes agendeis agendas agendaras agendame agendanos agendalo agendala agendalos agendalas agendale agendales | agend
    schedule book | agendamelo agendamela agendaselo agendeme agendenos agendelo agendela agendelos agendelas agendele agendeles agendemelo agendarme agendarnos agendarlo agendarla | agend
    schedule book | agendarlos agendarlas agendarle agendarles agendarmelo agendarselo agendenme agendenlo agendenla agendadme agendadlo | agend
    schedule | calendariza calendarice calendaricen calendarizad calendarizar calendaricemos calendarices calendariceis calendarizalo calendarizala calendarizalos | calendariz calendaric
    schedule | calendarizalas calendarizale calendaricelo calendaricela calendarizarlo calendarizarla calendarizarlos calendarizarlas calendarizarle | calendariz calendaric
    play | toca toque toquen tocad tocar toquemos toqueis tocalo tocala tocalos tocalas tocale toquelo toquela tocarlo tocarla tocarlos tocarlas tocarle | tocad tocar tocaste tocaron tocando
    play | juega juegue jueguen jugad juga jugar juguemos juegues jugueis juegalo juegala juegalos juegalas juegale jueguelo jueguela | jugad jugo jugar jugaba jugaste jugaron jugando jueg
    play | jugarlo jugarla jugarlos jugarlas jugarle jugalo jugala | jugad jugo jugar jugaba jugaste jugaron jugando jueg
    plug connect | enchufa enchufe enchufen enchufad enchufar enchufemos enchufeis enchufalo enchufala enchufalos enchufalas enchufale enchufelo enchufela enchufarlo enchufarla | enchuf
    plug connect | enchufarlos enchufarlas enchufarle | enchuf
    unplug disconnect | desenchufa desenchufe desenchufen desenchufad desenchufar desenchufemos desenchufes desenchufeis desenchufalo desenchufala desenchufalos desenchufalas | desenchuf
    unplug disconnect | desenchufale desenchufelo desenchufela desenchufarlo desenchufarla desenchufarlos desenchufarlas desenchufarle | desenchuf
    post publish | publica publique publiquen publicad publicar publiquemos publiques publiqueis publicas publicaras publicame publicanos publicalo publicala publicalos | public publiqu
    post publish | publicalas publicale publicales publicamelo publicamela publicaselo publiqueme publiquenos publiquelo publiquela publiquelos publiquelas publiquele | public publiqu
    post publish | publiqueles publiquemelo publicarme publicarnos publicarlo publicarla publicarlos publicarlas publicarle publicarles publicarmelo publicarselo publiquenme | public publiqu
    post publish | publiquenlo publiquenla publicadme publicadlo | public publiqu
    post publish hang | cuelga cuelgue cuelguen colgad colga colgar colguemos cuelgues colgueis cuelgalo cuelgala cuelgalos cuelgalas cuelgale cuelguelo cuelguela colgarlo colgarla | colg cuelg
    post publish hang | colgarlos colgarlas colgarle colgalo colgala | colg cuelg
    unpublish | despublica despublique despubliquen despublicad despublicar despubliquemos despubliques despubliqueis despublicalo despublicala despublicalos | despublic despubliqu
    unpublish | despublicalas despublicale despubliquelo despubliquela despublicarlo despublicarla despublicarlos despublicarlas despublicarle | despublic despubliqu
    postpone delay | pospon posponga pospongan posponed pospone posponer pospongamos pospongas pospongais pospones posponme posponnos posponlo posponla posponlos | pospon pospuest pospus
    postpone delay | posponlas posponle posponles posponmelo posponmela posponselo pospongame posponganos pospongalo pospongala pospongalos pospongalas pospongale | pospon pospuest pospus
    postpone delay | pospongales pospongamelo posponerme posponernos posponerlo posponerla posponerlos posponerlas posponerle posponerles posponermelo posponerselo | pospon pospuest pospus
    postpone delay | posponganme posponganlo posponganla posponedme posponedlo posponeme posponelo posponela posponelos posponele | pospon pospuest pospus
    postpone defer | aplaza aplace aplacen aplazad aplazar aplacemos aplaces aplaceis aplazas aplazaras aplazame aplazanos aplazalo aplazala aplazalos aplazalas aplazale aplazales | aplaz aplac
    postpone defer | aplazamelo aplazamela aplazaselo aplaceme aplacenos aplacelo aplacela aplacelos aplacelas aplacele aplaceles aplacemelo aplazarme aplazarnos aplazarlo | aplaz aplac
    postpone defer | aplazarla aplazarlos aplazarlas aplazarle aplazarles aplazarmelo aplazarselo aplacenme aplacenlo aplacenla aplazadme aplazadlo | aplaz aplac
    postpone delay | retrasa retrase retrasen retrasad retrasar retrasemos retrases retraseis retrasas retrasaras retrasame retrasanos retrasalo retrasala retrasalos retrasalas | retras
    postpone delay | retrasale retrasales retrasamelo retrasamela retrasaselo retraseme retrasenos retraselo retrasela retraselos retraselas retrasele retraseles retrasemelo retrasarme | retras
    postpone delay | retrasarnos retrasarlo retrasarla retrasarlos retrasarlas retrasarle retrasarles retrasarmelo retrasarselo retrasenme retrasenlo retrasenla retrasadme retrasadlo | retras
    delay postpone | demora demore demoren demorad demorar demoremos demores demoreis demoralo demorala demoralos demoralas demorale demorelo demorela demorarlo demorarla demorarlos | demor
    delay postpone | demorarlas demorarle | demor
    postpone defer | difiere difiera difieran diferid diferi diferir difiramos difieras difirais difierelo difierela difierelos difierelas difierele difieralo difierala diferirlo | difer difier
    postpone defer | diferirla diferirlos diferirlas diferirle diferilo diferila | difer difier
    advance bring-forward | adelanta adelante adelanten adelantad adelantar adelantemos adelantes adelanteis adelantas adelantaras adelantame adelantanos adelantalo adelantala | adelant
    advance bring-forward | adelantalos adelantalas adelantale adelantales adelantamelo adelantamela adelantaselo adelanteme adelantenos adelantelo adelantela adelantelos adelantelas | adelant
    advance bring-forward | adelantele adelanteles adelantemelo adelantarme adelantarnos adelantarlo adelantarla adelantarlos adelantarlas adelantarle adelantarles adelantarmelo | adelant
    advance bring-forward | adelantarselo adelantenme adelantenlo adelantenla adelantadme adelantadlo | adelant
    predict | predice prediga predigan predecid predeci predecir predigamos predigas predigais predicelo predicela predicelos predicelas predicele predigalo predigala | predic predij predig
    predict | predecirlo predecirla predecirlos predecirlas predecirle predecilo predecila | predic predij predig
    predict forecast | pronostica pronostique pronostiquen pronosticad pronosticar pronostiquemos pronostiques pronostiqueis pronosticalo pronosticala pronosticalos | pronostic pronostiqu
    predict forecast | pronosticalas pronosticale pronostiquelo pronostiquela pronosticarlo pronosticarla pronosticarlos pronosticarlas pronosticarle | pronostic pronostiqu
    forecast predict | preve prevea prevean preved prever preveamos preveas preveais prevelo prevela prevelos prevelas prevele prevealo preveala preverlo preverla preverlos | previ preve
    forecast predict | preverlas preverle | previ preve
    print | imprime imprima impriman imprimid imprimi imprimir imprimamos imprimas imprimais imprimes imprimieras imprimeme imprimenos imprimelo imprimela imprimelos imprimelas | imprim impres
    print | imprimele imprimeles imprimemelo imprimemela imprimeselo imprimame imprimanos imprimalo imprimala imprimalos imprimalas imprimale imprimales imprimamelo imprimirme | imprim impres
    print | imprimirnos imprimirlo imprimirla imprimirlos imprimirlas imprimirle imprimirles imprimirmelo imprimirselo imprimanme imprimanlo imprimanla imprimidme imprimidlo | imprim impres
    print | imprimime imprimilo imprimila imprimilos imprimile | imprim impres
    prioritize | prioriza priorice prioricen priorizad priorizar prioricemos priorices prioriceis priorizas priorizaras priorizame priorizanos priorizalo priorizala | prioriz prioric
    prioritize | priorizalos priorizalas priorizale priorizales priorizamelo priorizamela priorizaselo prioriceme prioricenos prioricelo prioricela prioricelos prioricelas | prioriz prioric
    prioritize | prioricele prioriceles prioricemelo priorizarme priorizarnos priorizarlo priorizarla priorizarlos priorizarlas priorizarle priorizarles priorizarmelo | prioriz prioric
    prioritize | priorizarselo prioricenme prioricenlo prioricenla priorizadme priorizadlo | prioriz prioric
    process | procesa procese procesen procesad procesar procesemos proceses proceseis procesas procesaras procesame procesanos procesalo procesala procesalos procesalas procesale | proces
    process | procesales procesamelo procesamela procesaselo proceseme procesenos proceselo procesela proceselos proceselas procesele proceseles procesemelo procesarme procesarnos | proces
    process | procesarlo procesarla procesarlos procesarlas procesarle procesarles procesarmelo procesarselo procesenme procesenlo procesenla procesadme procesadlo | proces
    process handle | tramita tramite tramiten tramitad tramitar tramitemos tramites tramiteis tramitas tramitaras tramitame tramitanos tramitalo tramitala tramitalos tramitalas | tramit
    process handle | tramitale tramitales tramitamelo tramitamela tramitaselo tramiteme tramitenos tramitelo tramitela tramitelos tramitelas tramitele tramiteles tramitemelo tramitarme | tramit
    process handle | tramitarnos tramitarlo tramitarla tramitarlos tramitarlas tramitarle tramitarles tramitarmelo tramitarselo tramitenme tramitenlo tramitenla tramitadme tramitadlo | tramit
    manage handle | gestiona gestione gestionen gestionad gestionar gestionemos gestiones gestioneis gestionas gestionaras gestioname gestionanos gestionalo gestionala gestionalos | gestion
    manage handle | gestionalas gestionale gestionales gestionamelo gestionamela gestionaselo gestioneme gestionenos gestionelo gestionela gestionelos gestionelas gestionele | gestion
    manage handle | gestioneles gestionemelo gestionarme gestionarnos gestionarlo gestionarla gestionarlos gestionarlas gestionarle gestionarles gestionarmelo gestionarselo | gestion
    manage handle | gestionenme gestionenlo gestionenla gestionadme gestionadlo | gestion
    handle manage | maneja maneje manejen manejad manejar manejemos manejeis manejalo manejala manejalos manejalas manejale manejelo manejela manejarlo manejarla manejarlos manejarlas | manej
    handle manage | manejarle | manej
    administer manage | administra administre administren administrad administrar administremos administres administreis administralo administrala administralos administralas | administr
    administer manage | administrale administrelo administrela administrarlo administrarla administrarlos administrarlas administrarle | administr
    promote | promueve promueva promuevan promoved promove promover promovamos promuevas promovais promuevelo promuevela promuevelos promuevelas promuevele promuevalo | promov promuev
    promote | promuevala promoverlo promoverla promoverlos promoverlas promoverle promovelo promovela | promov promuev
    promote | asciende ascienda asciendan ascended ascende ascender ascendamos asciendas ascendais asciendelo asciendela asciendelos asciendelas asciendele asciendalo | ascend asciend
    promote | asciendala ascenderlo ascenderla ascenderlos ascenderlas ascenderle ascendelo ascendela | ascend asciend
    promote | promociona promocione promocionen promocionad promocionar promocionemos promociones promocioneis promocionalo promocionala promocionalos promocionalas promocionale | promocion
    promote | promocionelo promocionela promocionarlo promocionarla promocionarlos promocionarlas promocionarle | promocion
    propose suggest | propon proponga propongan proponed propone proponer propongamos propongas propongais proponlo proponla proponlos proponlas proponle propongalo | propon propuest propus
    propose suggest | propongala proponerlo proponerla proponerlos proponerlas proponerle proponelo proponela | propon propuest propus
    suggest | sugiere sugiera sugieran sugerid sugeri sugerir sugiramos sugieras sugirais sugierelo sugierela sugierelos sugierelas sugierele sugieralo sugierala sugerirlo | suger sugier sugir
    suggest | sugerirla sugerirlos sugerirlas sugerirle sugerilo sugerila | suger sugier sugir
    recommend | recomienda recomiende recomienden recomendad recomenda recomendar recomendemos recomiendes recomendeis recomiendas recomendaras recomiendame recomiendanos | recomend recomiend
    recommend | recomiendalo recomiendala recomiendalos recomiendalas recomiendale recomiendales recomiendamelo recomiendamela recomiendaselo recomiendeme recomiendenos | recomend recomiend
    recommend | recomiendelo recomiendela recomiendelos recomiendelas recomiendele recomiendeles recomiendemelo recomendarme recomendarnos recomendarlo recomendarla | recomend recomiend
    recommend | recomendarlos recomendarlas recomendarle recomendarles recomendarmelo recomendarselo recomiendenme recomiendenlo recomiendenla recomendadme recomendadlo | recomend recomiend
    recommend | recomendame recomendalo recomendala recomendalos recomendale | recomend recomiend
    provision | aprovisiona aprovisione aprovisionen aprovisionad aprovisionar aprovisionemos aprovisiones aprovisioneis aprovisionalo aprovisionala aprovisionalos aprovisionalas | aprovision
    provision | aprovisionale aprovisionelo aprovisionela aprovisionarlo aprovisionarla aprovisionarlos aprovisionarlas aprovisionarle | aprovision
    provide supply | proporciona proporcione proporcionen proporcionad proporcionar proporcionemos proporciones proporcioneis proporcionalo proporcionala proporcionalos | proporcion
    provide supply | proporcionalas proporcionale proporcionelo proporcionela proporcionarlo proporcionarla proporcionarlos proporcionarlas proporcionarle | proporcion
    supply provide | suministra suministre suministren suministrad suministrar suministremos suministres suministreis suministralo suministrala suministralos suministralas | suministr
    supply provide | suministrale suministrelo suministrela suministrarlo suministrarla suministrarlos suministrarlas suministrarle | suministr
    pull | jala jale jalen jalad jalar jalemos jales jaleis jalalo jalala jalalos jalalas jalale jalelo jalela jalarlo jalarla jalarlos jalarlas jalarle | jalad jalaste jalaron jalando
    push | empuja empuje empujen empujad empujar empujemos empujes empujeis empujalo empujala empujalos empujalas empujale empujelo empujela empujarlo empujarla empujarlos empujarlas | empuj
    push | empujarle | empuj
    press push | pulsa pulse pulsen pulsad pulsar pulsemos pulses pulseis pulsalo pulsala pulsalos pulsalas pulsale pulselo pulsela pulsarlo pulsarla pulsarlos pulsarlas pulsarle | puls
    press push | presiona presione presionen presionad presionar presionemos presiones presioneis presionalo presionala presionalos presionalas presionale presionelo presionela | presion
    press push | presionarlo presionarla presionarlos presionarlas presionarle | presion
    press push | aprieta apriete aprieten apretad apreta apretar apretemos aprietes apreteis aprietalo aprietala aprietalos aprietalas | apretad apreto apretaste apretaron apretando apriet
    press push | aprietale aprietelo aprietela apretarlo apretarla apretarlos apretarlas apretarle apretalo apretala | apretad apreto apretaste apretaron apretando apriet
    quarantine | pon+cuarentena ponga+cuarentena poner+cuarentena ponlo+cuarentena ponla+cuarentena pone+cuarentena pongan+cuarentena poned+cuarentena mete+cuarentena | cuarenten
    quarantine | meter+cuarentena | cuarenten
    put insert | mete meta metan meted meter metamos metas metais metes metieras meteme metenos metelo metela metelos metelas metele meteles metemelo | metid metio metier metiend metist
    put insert | metemela meteselo metame metanos metalo metala metalos metalas metale metales metamelo meterme meternos meterlo meterla meterlos meterlas | metid metio metier metiend metist
    put insert | meterle meterles metermelo meterselo metanme metanlo metanla metedme metedlo | metid metio metier metiend metist
    isolate quarantine | aisla aisle aislen aislad aislar aislemos aisles aisleis aislalo aislala aislalos aislalas aislale aislelo aislela aislarlo aislarla aislarlos aislarlas aislarle | aisl
    query consult check | consulta consulte consulten consultad consultar consultemos consultes consulteis consultaras consultame consultanos consultalo consultala consultalos | consult
    query consult check | consultalas consultale consultales consultamelo consultamela consultaselo consulteme consultenos consultelo consultela consultelos consultelas consultele | consult
    query consult check | consulteles consultemelo consultarme consultarnos consultarlo consultarla consultarlos consultarlas consultarle consultarles consultarmelo consultarselo | consult
    query consult check | consultenme consultenlo consultenla consultadme consultadlo | consult
    read | lee lea lean leed leer leamos leas leais lees leeme leenos leelo leela leelos leelas leele leeles leemelo leemela leeselo leame leanos lealo leala lealos | leid leyo leyer leyend
    read | lealas leale leales leamelo leerme leernos leerlo leerla leerlos leerlas leerle leerles leermelo leerselo leanme leanlo leanla leedme leedlo | leid leyo leyer leyend
    receive | recibe reciba reciban recibid recibir recibamos recibas recibais recibes recibieras recibeme recibenos recibelo recibela | recibid recibio recibie recibist recibim reciben recibe
    receive | recibelos recibelas recibele recibeles recibemelo recibemela recibeselo recibame recibanos recibalo recibala recibalos | recibid recibio recibie recibist recibim reciben recibe
    receive | recibalas recibale recibales recibamelo recibirme recibirnos recibirlo recibirla recibirlos recibirlas recibirle | recibid recibio recibie recibist recibim reciben recibe
    receive | recibirles recibirmelo recibirselo recibanme recibanlo recibanla recibidme recibidlo recibime recibilo recibila recibilos | recibid recibio recibie recibist recibim reciben recibe
    receive | recibile | recibid recibio recibie recibist recibim reciben recibe
    record | graba grabe graben grabad grabar grabemos grabes grabeis grabas grabaras grabame grabanos grabalo grabala grabalos grabalas grabale grabales grabamelo grabamela grabaselo | grab
    record | grabeme grabenos grabelo grabela grabelos grabelas grabele grabeles grabemelo grabarme grabarnos grabarlo grabarla grabarlos grabarlas grabarle grabarles grabarmelo | grab
    record | grabarselo grabenme grabenlo grabenla grabadme grabadlo | grab
    refill | vuelve+llenar volver+llenar vuelva+llenar | rellen
    replenish restock | repon reponga repongan reponed repone reponer repongamos repongas repongais reponlo reponla reponlos reponlas reponle repongalo repongala reponerlo | repon repuest repus
    replenish restock | reponerla reponerlos reponerlas reponerle reponelo reponela | repon repuest repus
    restock supply | reabastece reabastezca reabastezcan reabasteced reabastecer reabastezcamos reabastezcas reabastezcais reabastecelo reabastecela reabastecelos | reabastec reabastezc
    restock supply | reabastecelas reabastecele reabastezcalo reabastezcala reabastecerlo reabastecerla reabastecerlos reabastecerlas reabastecerle | reabastec reabastezc
    supply | abastece abastezca abastezcan abasteced abastecer abastezcamos abastezcas abastezcais abastecelo abastecela abastecelos abastecelas abastecele abastezcalo | abastec abastezc
    supply | abastezcala abastecerlo abastecerla abastecerlos abastecerlas abastecerle | abastec abastezc
    top-up recharge | recarga recargue recarguen recargad recargar recarguemos recargues recargueis recargaras recargame recarganos recargalo recargala recargalos recargalas recargale | recarg
    top-up recharge | recargales recargamelo recargamela recargaselo recargueme recarguenos recarguelo recarguela recarguelos recarguelas recarguele recargueles recarguemelo recargarme | recarg
    top-up recharge | recargarnos recargarlo recargarla recargarlos recargarlas recargarle recargarles recargarmelo recargarselo recarguenme recarguenlo recarguenla recargadme | recarg
    top-up recharge | recargadlo | recarg
    refund reimburse | reembolsa reembolse reembolsen reembolsad reembolsar reembolsemos reembolses reembolseis reembolsas reembolsaras reembolsame reembolsanos reembolsalo | reembols
    refund reimburse | reembolsala reembolsalos reembolsalas reembolsale reembolsales reembolsamelo reembolsamela reembolsaselo reembolseme reembolsenos reembolselo reembolsela | reembols
    refund reimburse | reembolselos reembolselas reembolsele reembolseles reembolsemelo reembolsarme reembolsarnos reembolsarlo reembolsarla reembolsarlos reembolsarlas reembolsarle | reembols
    refund reimburse | reembolsarles reembolsarmelo reembolsarselo reembolsenme reembolsenlo reembolsenla reembolsadme reembolsadlo | reembols
    refund return | devuelve+dinero devuelva+dinero devolver+dinero devuelvele+dinero devuelveme+dinero devolverle+dinero | reembols
    return refund | devuelve devuelva devuelvan devolved devolve devolver devolvamos devuelvas devolvais devuelves devuelveme devuelvenos devuelvelo devuelvela | devolv devuelv devuelt
    return refund | devuelvelos devuelvelas devuelvele devuelveles devuelvemelo devuelvemela devuelveselo devuelvame devuelvanos devuelvalo devuelvala devuelvalos | devolv devuelv devuelt devolucion$ devoluciones$
    return refund | devuelvalas devuelvale devuelvales devuelvamelo devolverme devolvernos devolverlo devolverla devolverlos devolverlas devolverle devolverles | devolv devuelv devuelt
    return refund | devolvermelo devolverselo devuelvanme devuelvanlo devuelvanla devolvedme devolvedlo devolveme devolvelo devolvela devolvelos devolvele | devolv devuelv devuelt
    return | regresa regrese regresen regresad regresar regresemos regreses regreseis regresalo regresala regresalos regresalas regresale regreselo regresela regresarlo regresarla | regres
    return | regresarlos regresarlas regresarle | regres
    return | retorna retorne retornen retornad retornar retornemos retornes retorneis retornalo retornala retornalos retornalas retornale retornelo retornela retornarlo retornarla | retorn
    return | retornarlos retornarlas retornarle | retorn
    release free | libera libere liberen liberad liberar liberemos liberes libereis liberas liberaras liberame liberanos liberalo liberala liberalos liberalas liberale liberales | liber
    release free | liberamelo liberamela liberaselo libereme liberenos liberelo liberela liberelos liberelas liberele libereles liberemelo liberarme liberarnos liberarlo liberarla | liber
    release free | liberarlos liberarlas liberarle liberarles liberarmelo liberarselo liberenme liberenlo liberenla liberadme liberadlo | liber
    release | suelta suelte suelten soltad solta soltar soltemos sueltes solteis sueltalo sueltala sueltalos sueltalas sueltale sueltelo sueltela | soltad soltaste soltaron soltando suelt
    release | soltarlo soltarla soltarlos soltarlas soltarle soltalo soltala | soltad soltaste soltaron soltando suelt
    reload refresh | refresca refresque refresquen refrescad refrescar refresquemos refresques refresqueis refrescalo refrescala refrescalos refrescalas refrescale | refresc refresqu
    reload refresh | refresquelo refresquela refrescarlo refrescarla refrescarlos refrescarlas refrescarle | refresc refresqu
    reload | vuelve+cargar volver+cargar vuelva+cargar | recargad
    remind | recuerda recuerde recuerden recordad recorda recordar recordemos recuerdes recordeis recuerdas | recordad recordo recordar recordaba recordaste recordaron recordando recuerd
    remind | recordaras recuerdame recuerdanos recuerdalo recuerdala recuerdalos recuerdalas recuerdale | recordad recordo recordar recordaba recordaste recordaron recordando recuerd
    remind | recuerdales recuerdamelo recuerdamela recuerdaselo recuerdeme recuerdenos recuerdelo recuerdela | recordad recordo recordar recordaba recordaste recordaron recordando recuerd
    remind | recuerdelos recuerdelas recuerdele recuerdeles recuerdemelo recordarme recordarnos recordarlo | recordad recordo recordar recordaba recordaste recordaron recordando recuerd
    remind | recordarla recordarlos recordarlas recordarle recordarles recordarmelo recordarselo recuerdenme | recordad recordo recordar recordaba recordaste recordaron recordando recuerd
    remind | recuerdenlo recuerdenla recordadme recordadlo recordame recordalo recordala recordalos recordale | recordad recordo recordar recordaba recordaste recordaron recordando recuerd
    rename | renombra renombre renombren renombrad renombrar renombremos renombres renombreis renombras renombraras renombrame renombranos renombralo renombrala renombralos | renombr
    rename | renombralas renombrale renombrales renombramelo renombramela renombraselo renombreme renombrenos renombrelo renombrela renombrelos renombrelas renombrele renombreles | renombr
    rename | renombremelo renombrarme renombrarnos renombrarlo renombrarla renombrarlos renombrarlas renombrarle renombrarles renombrarmelo renombrarselo renombrenme renombrenlo | renombr
    rename | renombrenla renombradme renombradlo | renombr
    rename | cambia+nombre cambie+nombre cambiar+nombre cambiale+nombre cambiarle+nombre cambien+nombre cambiad+nombre | renombr
    name call | nombra nombren nombrad nombrar nombremos nombreis nombralo nombrala nombralos nombralas nombrale nombrelo nombrela nombrarlo | nombrad nombraste nombraron nombrando nombrami
    name call | nombrarla nombrarlos nombrarlas nombrarle | nombrad nombraste nombraron nombrando nombrami
    title name | titula titule titulen titulad titular titulemos titules tituleis titulalo titulala titulalos titulalas titulale titulelo titulela titularlo | titulad titulaste titularon
    title name | titularla titularlos titularlas titularle | titulad titulaste titularon
    renew | renueva renueve renueven renovad renova renovar renovemos renueves renoveis renuevas renovaras renuevame renuevanos renuevalo renuevala renuevalos renuevalas | renov renuev
    renew | renuevale renuevales renuevamelo renuevamela renuevaselo renueveme renuevenos renuevelo renuevela renuevelos renuevelas renuevele renueveles renuevemelo renovarme | renov renuev
    renew | renovarnos renovarlo renovarla renovarlos renovarlas renovarle renovarles renovarmelo renovarselo renuevenme renuevenlo renuevenla renovadme renovadlo renovame | renov renuev
    renew | renovalo renovala renovalos renovale | renov renuev
    rent | alquila alquile alquilen alquilad alquilar alquilemos alquiles alquileis alquilas alquilaras alquilame alquilanos alquilalo alquilala alquilalos alquilalas alquilale | alquil
    rent | alquilales alquilamelo alquilamela alquilaselo alquileme alquilenos alquilelo alquilela alquilelos alquilelas alquilele alquileles alquilemelo alquilarme alquilarnos | alquil
    rent | alquilarlo alquilarla alquilarlos alquilarlas alquilarle alquilarles alquilarmelo alquilarselo alquilenme alquilenlo alquilenla alquiladme alquiladlo | alquil
    rent lease | arrienda arriende arrienden arrendad arrenda arrendar arrendemos arriendes arrendeis arriendalo arriendala arriendalos arriendalas arriendale arriendelo | arrend arriend
    rent lease | arriendela arrendarlo arrendarla arrendarlos arrendarlas arrendarle arrendalo arrendala | arrend arriend
    repeat | repite repita repitan repetid repeti repetir repitamos repitas repitais repites repiteme repitenos repitelo repitela repitelos repitelas repitele repiteles repitemelo | repet repit
    repeat | repitemela repiteselo repitame repitanos repitalo repitala repitalos repitalas repitale repitales repitamelo repetirme repetirnos repetirlo repetirla repetirlos | repet repit
    repeat | repetirlas repetirle repetirles repetirmelo repetirselo repitanme repitanlo repitanla repetidme repetidlo repetime repetilo repetila repetilos repetile | repet repit
    replace | reemplaza reemplace reemplacen reemplazad reemplazar reemplacemos reemplaces reemplaceis reemplazas reemplazaras reemplazame reemplazanos reemplazalo | reemplaz reemplac
    replace | reemplazala reemplazalos reemplazalas reemplazale reemplazales reemplazamelo reemplazamela reemplazaselo reemplaceme reemplacenos reemplacelo reemplacela | reemplaz reemplac
    replace | reemplacelos reemplacelas reemplacele reemplaceles reemplacemelo reemplazarme reemplazarnos reemplazarlo reemplazarla reemplazarlos reemplazarlas reemplazarle | reemplaz reemplac
    replace | reemplazarles reemplazarmelo reemplazarselo reemplacenme reemplacenlo reemplacenla reemplazadme reemplazadlo | reemplaz reemplac
    replace | remplaza remplace remplacen remplazad remplazar remplacemos remplaces remplaceis remplazalo remplazala remplazalos remplazalas remplazale remplacelo remplacela | remplaz remplac
    replace | remplazarlo remplazarla remplazarlos remplazarlas remplazarle | remplaz remplac
    replace substitute | sustituye sustituya sustituyan sustituid sustitui sustituir sustituyamos sustituyas sustituyais sustituyes sustituyeme sustituyenos sustituyelo sustituyela | sustitu
    replace substitute | sustituyelos sustituyelas sustituyele sustituyeles sustituyemelo sustituyemela sustituyeselo sustituyame sustituyanos sustituyalo sustituyala sustituyalos | sustitu
    replace substitute | sustituyalas sustituyale sustituyales sustituyamelo sustituirme sustituirnos sustituirlo sustituirla sustituirlos sustituirlas sustituirle sustituirles | sustitu
    replace substitute | sustituirmelo sustituirselo sustituyanme sustituyanlo sustituyanla sustituidme sustituidlo sustituime sustituilo sustituila sustituilos sustituile | sustitu
    replace substitute | substituye substituya substituyan substituid substitui substituir substituyamos substituyas substituyais substituyelo substituyela substituyelos | substitu
    replace substitute | substituyelas substituyele substituyalo substituyala substituirlo substituirla substituirlos substituirlas substituirle substituilo substituila | substitu
    report | reporta reporten reportad reportar reportemos reportes reporteis reportas | reportado reportada reportando reportaron reportaste reportaba reportaran reportaria reportamos
    report | reportaras reportame reportanos reportalo reportala reportalos reportalas | reportado reportada reportando reportaron reportaste reportaba reportaran reportaria reportamos
    report | reportale reportales reportamelo reportamela reportaselo reporteme reportenos | reportado reportada reportando reportaron reportaste reportaba reportaran reportaria reportamos
    report | reportelo reportela reportelos reportelas reportele reporteles reportemelo | reportado reportada reportando reportaron reportaste reportaba reportaran reportaria reportamos
    report | reportarme reportarnos reportarlo reportarla reportarlos reportarlas reportarle | reportado reportada reportando reportaron reportaste reportaba reportaran reportaria reportamos
    report | reportarles reportarmelo reportarselo reportenme reportenlo reportenla reportadme | reportado reportada reportando reportaron reportaste reportaba reportaran reportaria reportamos
    report | reportadlo | reportado reportada reportando reportaron reportaste reportaba reportaran reportaria reportamos
    report inform | da+parte dar+parte dale+parte haz+informe hacer+informe haga+informe hazme+informe | reportad
    request require | requiere requiera requieran requerid requeri requerir requiramos requieras requirais requierelo requierela requierelos requierelas requierele | requer requier requir
    request require | requieralo requierala requerirlo requerirla requerirlos requerirlas requerirle requerilo requerila | requer requier requir
    demand claim | exige exija exijan exigid exigi exigir exijamos exijas exijais exigelo exigela exigelos exigelas exigele exijalo exijala exigirlo exigirla exigirlos exigirlas | exig exij
    demand claim | exigirle exigilo exigila | exig exij
    reschedule | reprograma reprograme reprogramen reprogramad reprogramar reprogramemos reprogrames reprogrameis reprogramas reprogramaras reprogramame reprogramanos reprogramalo | reprogram
    reschedule | reprogramala reprogramalos reprogramalas reprogramale reprogramales reprogramamelo reprogramamela reprogramaselo reprogrameme reprogramenos reprogramelo | reprogram
    reschedule | reprogramela reprogramelos reprogramelas reprogramele reprogrameles reprogramemelo reprogramarme reprogramarnos reprogramarlo reprogramarla reprogramarlos | reprogram
    reschedule | reprogramarlas reprogramarle reprogramarles reprogramarmelo reprogramarselo reprogramenme reprogramenlo reprogramenla reprogramadme reprogramadlo | reprogram
    reschedule | reagenda reagende reagenden reagendad reagendar reagendemos reagendes reagendeis reagendas reagendaras reagendame reagendanos reagendalo reagendala reagendalos | reagend
    reschedule | reagendalas reagendale reagendales reagendamelo reagendamela reagendaselo reagendeme reagendenos reagendelo reagendela reagendelos reagendelas reagendele reagendeles | reagend
    reschedule | reagendemelo reagendarme reagendarnos reagendarlo reagendarla reagendarlos reagendarlas reagendarle reagendarles reagendarmelo reagendarselo reagendenme reagendenlo | reagend
    reschedule | reagendenla reagendadme reagendadlo | reagend
    reschedule replan | replanifica replanifique replanifiquen replanificad replanificar replanifiquemos replanifiques replanifiqueis replanificalo replanificala | replanific replanifiqu
    reschedule replan | replanificalos replanificalas replanificale replanifiquelo replanifiquela replanificarlo replanificarla replanificarlos replanificarlas | replanific replanifiqu
    reschedule replan | replanificarle | replanific replanifiqu
    reset restore | restablece restablezca restablezcan restableced restablecer restablezcamos restablezcas restablezcais restableces restableceme restablecenos | restablec restablezc
    reset restore | restablecelo restablecela restablecelos restablecelas restablecele restableceles restablecemelo restablecemela restableceselo restablezcame | restablec restablezc
    reset restore | restablezcanos restablezcalo restablezcala restablezcalos restablezcalas restablezcale restablezcales restablezcamelo restablecerme restablecernos | restablec restablezc
    reset restore | restablecerlo restablecerla restablecerlos restablecerlas restablecerle restablecerles restablecermelo restablecerselo restablezcanme restablezcanlo | restablec restablezc
    reset restore | restablezcanla restablecedme restablecedlo | restablec restablezc
    reset | resetea resetee reseteen resetead resetear reseteemos resetees reseteeis reseteas resetearas reseteame reseteanos resetealo reseteala resetealos resetealas reseteale | resete
    reset | reseteales reseteamelo reseteamela reseteaselo reseteeme reseteenos reseteelo reseteela reseteelos reseteelas reseteele reseteeles reseteemelo resetearme resetearnos | resete
    reset | resetearlo resetearla resetearlos resetearlas resetearle resetearles resetearmelo resetearselo reseteenme reseteenlo reseteenla reseteadme reseteadlo | resete
    reset restart | reinicializa reinicialice reinicialicen reinicializad reinicializar reinicialicemos reinicialices reinicialiceis reinicializalo reinicializala | reinicializ reinicialic
    reset restart | reinicializalos reinicializalas reinicializale reinicialicelo reinicialicela reinicializarlo reinicializarla reinicializarlos reinicializarlas | reinicializ reinicialic
    reset restart | reinicializarle | reinicializ reinicialic
    restart reboot | reinicia reinicie reinicien reiniciad reiniciar reiniciemos reinicies reinicieis reinicias reiniciaras reiniciame reinicianos reinicialo reiniciala reinicialos | reinici
    restart reboot | reinicialas reiniciale reiniciales reiniciamelo reiniciamela reiniciaselo reinicieme reinicienos reinicielo reiniciela reinicielos reinicielas reiniciele | reinici
    restart reboot | reinicieles reiniciemelo reiniciarme reiniciarnos reiniciarlo reiniciarla reiniciarlos reiniciarlas reiniciarle reiniciarles reiniciarmelo reiniciarselo | reinici
    restart reboot | reinicienme reinicienlo reinicienla reiniciadme reiniciadlo | reinici
    restart | rearranca rearranque rearranquen rearrancad rearrancar rearranquemos rearranques rearranqueis rearrancalo rearrancala rearrancalos rearrancalas rearrancale | rearranc rearranqu
    restart | rearranquelo rearranquela rearrancarlo rearrancarla rearrancarlos rearrancarlas rearrancarle | rearranc rearranqu
    restore | restaura restaure restauren restaurad restaurar restauremos restaures restaureis restauras restauraras restaurame restauranos restauralo restaurala restauralos | restaur
    restore | restauralas restaurale restaurales restauramelo restauramela restauraselo restaureme restaurenos restaurelo restaurela restaurelos restaurelas restaurele restaureles | restaur
    restore | restauremelo restaurarme restaurarnos restaurarlo restaurarla restaurarlos restaurarlas restaurarle restaurarles restaurarmelo restaurarselo restaurenme restaurenlo | restaur
    restore | restaurenla restauradme restauradlo | restaur
    restore | restituye restituya restituyan restituid restitui restituir restituyamos restituyas restituyais restituyelo restituyela restituyelos restituyelas restituyele restituyalo | restitu
    restore | restituyala restituirlo restituirla restituirlos restituirlas restituirle restituilo restituila | restitu
    retire | jubila jubile jubilen jubilad jubilar jubilemos jubiles jubileis jubilalo jubilala jubilalos jubilalas jubilale jubilelo jubilela jubilarlo jubilarla jubilarlos jubilarlas | jubil
    retire | jubilarle | jubil
    retry | reintenta reintente reintenten reintentad reintentar reintentemos reintentes reintenteis reintentas reintentaras reintentame reintentanos reintentalo reintentala | reintent
    retry | reintentalos reintentalas reintentale reintentales reintentamelo reintentamela reintentaselo reintenteme reintentenos reintentelo reintentela reintentelos reintentelas | reintent
    retry | reintentele reintenteles reintentemelo reintentarme reintentarnos reintentarlo reintentarla reintentarlos reintentarlas reintentarle reintentarles reintentarmelo | reintent
    retry | reintentarselo reintentenme reintentenlo reintentenla reintentadme reintentadlo | reintent
    retry repeat | vuelve+intentar vuelva+intentar volver+intentar volve+intentar vuelvan+intentar vuelve+probar volver+probar intenta+nuevo intentalo+nuevo intentar+nuevo | reintent
    retry repeat | intente+nuevo | reintent
    repeat redo | rehaz rehaga rehagan rehaced rehace rehacer rehagamos rehagas rehagais rehazlo rehazla rehazlos rehazlas rehazle rehagalo rehagala rehacerlo | rehac rehec rehic rehag
    repeat redo | rehacerla rehacerlos rehacerlas rehacerle rehacelo rehacela | rehac rehec rehic rehag
    ring | suena suene suenen sonad sona sonar sonemos suenes soneis suenalo suenala suenalos suenalas suenale suenelo suenela sonarlo sonarla sonarlos | sonad sono sonaron sonando suena
    ring | sonarlas sonarle sonalo sonala | sonad sono sonaron sonando suena
    route redirect | redirige redirija redirijan redirigid redirigi redirigir redirijamos redirijas redirijais redirigelo redirigela redirigelos redirigelas redirigele | redirig redirij
    route redirect | redirijalo redirijala redirigirlo redirigirla redirigirlos redirigirlas redirigirle redirigilo redirigila | redirig redirij
    route direct | dirige dirija dirijan dirigid dirigi dirigir dirijamos dirijas dirijais dirigelo dirigela dirigelos dirigelas dirigele dirijalo dirijala dirigirlo dirigirla | dirig dirij
    route direct | dirigirlos dirigirlas dirigirle dirigilo dirigila | dirig dirij
    divert forward | desvia desvie desvien desviad desviar desviemos desvies desvieis desvialo desviala desvialos desvialas desviale desvielo desviela desviarlo desviarla desviarlos | desvi
    divert forward | desviarlas desviarle | desvi
    derive forward refer | deriva derive deriven derivad derivar derivemos derives deriveis derivalo derivala derivalos derivalas derivale derivelo derivela derivarlo derivarla | deriv
    derive forward refer | derivarlos derivarlas derivarle | deriv
    run start | haz+funcionar haga+funcionar hacer+funcionar | funcionad
    save | haz+guardado | guardad
    save | ahorra ahorre ahorren ahorrad ahorrar ahorremos ahorres ahorreis ahorralo ahorrala ahorralos ahorralas ahorrale ahorrelo ahorrela ahorrarlo ahorrarla ahorrarlos ahorrarlas | ahorr
    save | ahorrarle | ahorr
    scan | escanea escanee escaneen escanead escanear escaneemos escanees escaneeis escaneas escanearas escaneame escaneanos escanealo escaneala escanealos escanealas escaneale | escane
    scan | escaneales escaneamelo escaneamela escaneaselo escaneeme escaneenos escaneelo escaneela escaneelos escaneelas escaneele escaneeles escaneemelo escanearme escanearnos | escane
    scan | escanearlo escanearla escanearlos escanearlas escanearle escanearles escanearmelo escanearselo escaneenme escaneenlo escaneenla escaneadme escaneadlo | escane
    scale | escala+replicas escalar+replicas escale+replicas | escalad
    rotate | rota rote roten rotad rotar rotemos rotes roteis rotalo rotala rotalos rotalas rotale rotelo rotela rotarlo rotarla rotarlos rotarlas | rotad rotar rotaste rotaron rotando rotacion
    rotate | rotarle | rotad rotar rotaste rotaron rotando rotacion
    turn rotate | gira gire giren girad girar giremos gires gireis giralo girala giralos giralas girale girelo girela girarlo girarla girarlos girarlas girarle | girad giraste giraron girando
    rewind | rebobina rebobine rebobinen rebobinad rebobinar rebobinemos rebobines rebobineis rebobinalo rebobinala rebobinalos rebobinalas rebobinale rebobinelo rebobinela | rebobin
    rewind | rebobinarlo rebobinarla rebobinarlos rebobinarlas rebobinarle | rebobin
    see view | ve vea vean ved ver veamos veas veais ves veme venos velo vela velos velas vele veles vemelo vemela veselo veame veanos vealo veala vealos vealas | visto vista viendo viero viste
    see view | veale veales veamelo verme vernos verlo verla verlos verlas verle verles vermelo verselo veanme veanlo veanla vedme vedlo | visto vista viendo viero viste
    look view watch | mira mire miren mirad mirar miremos mires mireis miras miraras mirame miranos miralo mirala miralos | mirado mirada mirando miraron miraste miraba miraran miraria miramos
    look view watch | miralas mirale mirales miramelo miramela miraselo mireme mirenos mirelo mirela mirelos mirelas | mirado mirada mirando miraron miraste miraba miraran miraria miramos
    look view watch | mirele mireles miremelo mirarme mirarnos mirarlo mirarla mirarlos mirarlas mirarle mirarles | mirado mirada mirando miraron miraste miraba miraran miraria miramos
    look view watch | mirarmelo mirarselo mirenme mirenlo mirenla miradme miradlo | mirado mirada mirando miraron miraste miraba miraran miraria miramos
    watch monitor | vigila vigile vigilen vigilad vigilar vigilemos vigiles vigileis vigilalo vigilala vigilalos vigilalas vigilale vigilelo vigilela vigilarlo vigilarla vigilarlos | vigil
    watch monitor | vigilarlas vigilarle | vigil
    watch supervise | supervisa supervise supervisen supervisad supervisar supervisemos supervises superviseis supervisalo supervisala supervisalos supervisalas supervisale | supervis
    watch supervise | superviselo supervisela supervisarlo supervisarla supervisarlos supervisarlas supervisarle | supervis
    observe watch | observa observe observen observad observar observemos observes observeis observalo observala observalos observalas observale observelo observela observarlo | observ
    observe watch | observarla observarlos observarlas observarle | observ
    sell | vende venda vendan vended vender vendamos vendas vendais vendes vendieras vendeme vendenos vendelo vendela vendelos vendelas vendele | vendid vendio vendie vendist venden vendemos
    sell | vendeles vendemelo vendemela vendeselo vendame vendanos vendalo vendala vendalos vendalas vendale vendales vendamelo venderme vendernos | vendid vendio vendie vendist venden vendemos
    sell | venderlo venderla venderlos venderlas venderle venderles vendermelo venderselo vendanme vendanlo vendanla vendedme vendedlo | vendid vendio vendie vendist venden vendemos
    sow seed plant | siembra siembre siembren sembrad sembra sembrar sembremos siembres sembreis siembralo siembrala siembralos siembralas siembrale siembrelo siembrela sembrarlo | sembr siembr
    sow seed plant | sembrarla sembrarlos sembrarlas sembrarle sembralo sembrala | sembr siembr
    plant | plante planten plantad plantar plantemos plantes planteis plantalo plantala plantalos plantalas plantale plantelo plantela plantarlo | plantad plantar plantaste plantaron plantando
    plant | plantarla plantarlos plantarlas plantarle | plantad plantar plantaste plantaron plantando
    harvest | cosecha coseche cosechen cosechad cosechar cosechemos coseches cosecheis cosechalo cosechala cosechalos cosechalas cosechale cosechelo cosechela cosecharlo cosecharla | cosech
    harvest | cosecharlos cosecharlas cosecharle | cosech
    fertilize | fertiliza fertilice fertilicen fertilizad fertilizar fertilicemos fertilices fertiliceis fertilizalo fertilizala fertilizalos fertilizalas fertilizale | fertiliz fertilic
    fertilize | fertilicelo fertilicela fertilizarlo fertilizarla fertilizarlos fertilizarlas fertilizarle | fertiliz fertilic
    set configure set-up | configura configure configuren configurad configurar configuremos configures configureis configuras configuraras configurame configuranos configuralo | configur
    set configure set-up | configurala configuralos configuralas configurale configurales configuramelo configuramela configuraselo configureme configurenos configurelo configurela | configur
    set configure set-up | configurelos configurelas configurele configureles configuremelo configurarme configurarnos configurarlo configurarla configurarlos configurarlas | configur
    set configure set-up | configurarle configurarles configurarmelo configurarselo configurenme configurenlo configurenla configuradme configuradlo | configur
    set establish | establece establezca establezcan estableced establecer establezcamos establezcas establezcais estableces estableceme establecenos establecelo | establec establezc
    set establish | establecela establecelos establecelas establecele estableceles establecemelo establecemela estableceselo establezcame establezcanos establezcalo | establec establezc
    set establish | establezcala establezcalos establezcalas establezcale establezcales establezcamelo establecerme establecernos establecerlo establecerla establecerlos | establec establezc
    set establish | establecerlas establecerle establecerles establecermelo establecerselo establezcanme establezcanlo establezcanla establecedme establecedlo | establec establezc
    set define | define defina definan definid defini definir definamos definas definais definelo definela definelos definelas definele definalo definala definirlo definirla definirlos | defin
    set define | definirlas definirle definilo definila | defin
    set specify | especifica especifique especifiquen especificad especificar especifiquemos especifiques especifiqueis especificalo especificala especificalos | especific especifiqu
    set specify | especificalas especificale especifiquelo especifiquela especificarlo especificarla especificarlos especificarlas especificarle | especific especifiqu
    parameterize set | parametriza parametrice parametricen parametrizad parametrizar parametricemos parametrices parametriceis parametrizalo parametrizala | parametriz parametric
    parameterize set | parametrizalos parametrizalas parametrizale parametricelo parametricela parametrizarlo parametrizarla parametrizarlos parametrizarlas | parametriz parametric
    parameterize set | parametrizarle | parametriz parametric
    share | comparte comparta compartan compartid comparti compartir compartamos compartas compartais compartes compartieras comparteme compartenos compartelo compartela compartelos | compart
    share | compartelas compartele comparteles compartemelo compartemela comparteselo compartame compartanos compartalo compartala compartalos compartalas compartale compartales | compart
    share | compartamelo compartirme compartirnos compartirlo compartirla compartirlos compartirlas compartirle compartirles compartirmelo compartirselo compartanme compartanlo | compart
    share | compartanla compartidme compartidlo compartime compartilo compartila compartilos compartile | compart
    ship send | embarca embarque embarquen embarcad embarcar embarquemos embarqueis embarcalo embarcala embarcalos embarcalas embarcale embarquelo embarquela embarcarlo | embarc embarqu
    ship send | embarcarla embarcarlos embarcarlas embarcarle | embarc embarqu
    turn-off | apaga apague apaguen apagad apagar apaguemos apagues apagueis apagas apagaras apagame apaganos apagalo apagala apagalos apagalas apagale apagales apagamelo apagamela | apag
    turn-off | apagaselo apagueme apaguenos apaguelo apaguela apaguelos apaguelas apaguele apagueles apaguemelo apagarme apagarnos apagarlo apagarla apagarlos apagarlas apagarle | apag
    turn-off | apagarles apagarmelo apagarselo apaguenme apaguenlo apaguenla apagadme apagadlo | apag
    turn-on | enciende encienda enciendan encended encende encender encendamos enciendas encendais enciendes enciendeme enciendenos enciendelo enciendela enciendelos | encend enciend
    turn-on | enciendelas enciendele enciendeles enciendemelo enciendemela enciendeselo enciendame enciendanos enciendalo enciendala enciendalos enciendalas enciendale | encend enciend
    turn-on | enciendales enciendamelo encenderme encendernos encenderlo encenderla encenderlos encenderlas encenderle encenderles encendermelo encenderselo enciendanme | encend enciend
    turn-on | enciendanlo enciendanla encendedme encendedlo encendeme encendelo encendela encendelos encendele | encend enciend
    turn-on | prende prenda prendan prended prender prendamos prendais prendes prendieras prendeme prendenos prendelo prendela prendelos prendelas | prendid prendio prendier prendiend prende
    turn-on | prendele prendeles prendemelo prendemela prendeselo prendame prendanos prendalo prendala prendalos prendalas prendale prendales | prendid prendio prendier prendiend prende
    turn-on | prendamelo prenderme prendernos prenderlo prenderla prenderlos prenderlas prenderle prenderles prendermelo prenderselo prendanme | prendid prendio prendier prendiend prende
    turn-on | prendanlo prendanla prendedme prendedlo | prendid prendio prendier prendiend prende
    turn-on light | ilumina ilumine iluminen iluminad iluminar iluminemos ilumines ilumineis iluminalo iluminala iluminalos iluminalas iluminale iluminelo iluminela iluminarlo | ilumin
    turn-on light | iluminarla iluminarlos iluminarlas iluminarle | ilumin
    shut-down | apaga+completo apagar+completo | apagad
    sign | firma firme firmen firmad firmar firmemos firmes firmeis firmaras firmame firmanos firmalo firmala | firmado firmada firmando firmaron firmaste firmaba firmaran firmaria firmamos
    sign | firmalos firmalas firmale firmales firmamelo firmamela firmaselo firmeme firmenos firmelo firmela | firmado firmada firmando firmaron firmaste firmaba firmaran firmaria firmamos
    sign | firmelos firmelas firmele firmeles firmemelo firmarme firmarnos firmarlo firmarla firmarlos firmarlas | firmado firmada firmando firmaron firmaste firmaba firmaran firmaria firmamos
    sign | firmarle firmarles firmarmelo firmarselo firmenme firmenlo firmenla firmadme firmadlo | firmado firmada firmando firmaron firmaste firmaba firmaran firmaria firmamos
    sign-up register | apunta+a+mi apuntame apuntarme apunteme inscribeme inscribirme | apuntad
    skip | salta salte salten saltad saltar saltemos saltes salteis saltas saltaras saltame saltanos saltalo saltala saltalos saltalas saltale | saltad salto saltar saltaste saltaron saltando
    skip | saltales saltamelo saltamela saltaselo salteme saltenos saltelo saltela saltelos saltelas saltele salteles saltemelo saltarme | saltad salto saltar saltaste saltaron saltando
    skip | saltarnos saltarlo saltarla saltarlos saltarlas saltarle saltarles saltarmelo saltarselo saltenme saltenlo saltenla saltadme saltadlo | saltad salto saltar saltaste saltaron saltando
    skip omit | omite omita omitan omitid omiti omitir omitamos omitas omitais omitelo omitela omitelos omitelas omitele omitalo omitala omitirlo omitirla omitirlos omitirlas omitirle | omit
    skip omit | omitilo omitila | omit
    ignore skip | ignora ignore ignoren ignorad ignorar ignoremos ignores ignoreis ignoralo ignorala ignoralos ignoralas ignorale ignorelo ignorela ignorarlo ignorarla ignorarlos | ignor
    ignore skip | ignorarlas ignorarle | ignor
    snooze | pospon+alarma posponer+alarma posponga+alarma deja+sonar+luego recuerdamelo+luego recuerdame+luego | pospuest
    sort | clasifica clasifique clasifiquen clasificad clasificar clasifiquemos clasifiques clasifiqueis clasificalo clasificala clasificalos clasificalas clasificale | clasific clasifiqu
    sort | clasifiquelo clasifiquela clasificarlo clasificarla clasificarlos clasificarlas clasificarle | clasific clasifiqu
    stop | deten detenga detengan detened detene detener detengamos detengas detengais detienes detenme detennos detenlo detenla detenlos detenlas detenle detenles | deten detien detuv
    stop | detenmelo detenmela detenselo detengame detenganos detengalo detengala detengalos detengalas detengale detengales detengamelo detenerme detenernos detenerlo | deten detien detuv
    stop | detenerla detenerlos detenerlas detenerle detenerles detenermelo detenerselo detenganme detenganlo detenganla detenedme detenedlo deteneme detenelo detenela | deten detien detuv
    stop | detenelos detenele | deten detien detuv
    stop | pare paren parad parar paremos pareis pararas parame paranos paralo parala paralos paralas parale parales paramelo paramela paraselo | parad paro$ pararon paraste parando paraba
    stop | pareme parenos parelo parela parelos parelas parele pareles paremelo pararme pararnos pararlo pararla pararlos pararlas pararle pararles | parad paro$ pararon paraste parando paraba
    stop | pararmelo pararselo parenme parenlo parenla paradme paradlo | parad paro$ pararon paraste parando paraba
    stop halt | frena frene frenen frenad frenar frenemos frenes freneis frenalo frenala frenalos frenalas frenale frenelo frenela frenarlo frenarla frenarlos frenarlas frenarle | fren
    interrupt stop | interrumpe interrumpa interrumpan interrumpid interrumpi interrumpir interrumpamos interrumpas interrumpais interrumpelo interrumpela interrumpelos | interrump
    interrupt stop | interrumpelas interrumpele interrumpalo interrumpala interrumpirlo interrumpirla interrumpirlos interrumpirlas interrumpirle interrumpilo interrumpila | interrump
    stop cease | cesa cese cesen cesad cesar cesemos ceses ceseis cesalo cesala cesalos cesalas cesale ceselo cesela | cesado cesada cesando cesaron cesaste cesaba cesaran cesaria cesamos
    stop cease | cesarlo cesarla cesarlos cesarlas cesarle | cesado cesada cesando cesaron cesaste cesaba cesaran cesaria cesamos
    kill terminate | mata mate maten matad matar matemos mates mateis matalo matala matalos matalas matale matelo matela matarlo matarla matarlos matarlas | matad mataron mataste matando
    kill terminate | matarle | matad mataron mataste matando
    terminate rescind | rescinde rescinda rescindan rescindid rescindi rescindir rescindamos rescindas rescindais rescindelo rescindela rescindelos rescindelas rescindele rescindalo | rescind
    terminate rescind | rescindala rescindirlo rescindirla rescindirlos rescindirlas rescindirle rescindilo rescindila | rescind
    submit present | presenta presente presenten presentad presentar presentemos presentes presenteis presentas presentaras presentame presentanos presentalo presentala presentalos | present
    submit present | presentalas presentale presentales presentamelo presentamela presentaselo presenteme presentenos presentelo presentela presentelos presentelas presentele | present
    submit present | presenteles presentemelo presentarme presentarnos presentarlo presentarla presentarlos presentarlas presentarle presentarles presentarmelo presentarselo | present
    submit present | presentenme presentenlo presentenla presentadme presentadlo | present
    submit send | somete someta sometan someted someter sometamos sometas sometais sometelo sometela sometelos sometelas sometele sometalo sometala someterlo someterla someterlos | somet
    submit send | someterlas someterle | somet
    subscribe | suscribe suscriba suscriban suscribid suscribi suscribir suscribamos suscribas suscribais suscribes suscribieras suscribeme suscribenos suscribelo suscribela | suscrib suscrit
    subscribe | suscribelos suscribelas suscribele suscribeles suscribemelo suscribemela suscribeselo suscribame suscribanos suscribalo suscribala suscribalos suscribalas | suscrib suscrit
    subscribe | suscribale suscribales suscribamelo suscribirme suscribirnos suscribirlo suscribirla suscribirlos suscribirlas suscribirle suscribirles suscribirmelo | suscrib suscrit
    subscribe | suscribirselo suscribanme suscribanlo suscribanla suscribidme suscribidlo suscribime suscribilo suscribila suscribilos suscribile | suscrib suscrit
    subscribe | suscribe+me suscribeme suscribirme | suscrit
    suspend | suspende suspenda suspendan suspended suspender suspendamos suspendas suspendais suspendes suspendieras suspendeme suspendenos suspendelo suspendela suspendelos | suspend
    suspend | suspendelas suspendele suspendeles suspendemelo suspendemela suspendeselo suspendame suspendanos suspendalo suspendala suspendalos suspendalas suspendale suspendales | suspend
    suspend | suspendamelo suspenderme suspendernos suspenderlo suspenderla suspenderlos suspenderlas suspenderle suspenderles suspendermelo suspenderselo suspendanme suspendanlo | suspend
    suspend | suspendanla suspendedme suspendedlo | suspend suspension$
    sync | sincroniza sincronice sincronicen sincronizad sincronizar sincronicemos sincronices sincroniceis sincronizas sincronizaras sincronizame sincronizanos | sincroniz sincronic
    sync | sincronizalo sincronizala sincronizalos sincronizalas sincronizale sincronizales sincronizamelo sincronizamela sincronizaselo sincroniceme sincronicenos | sincroniz sincronic
    sync | sincronicelo sincronicela sincronicelos sincronicelas sincronicele sincroniceles sincronicemelo sincronizarme sincronizarnos sincronizarlo sincronizarla | sincroniz sincronic
    sync | sincronizarlos sincronizarlas sincronizarle sincronizarles sincronizarmelo sincronizarselo sincronicenme sincronicenlo sincronicenla sincronizadme sincronizadlo | sincroniz sincronic
    take catch | toma tome tomen tomad tomar tomemos tomes tomeis tomas tomaras tomame tomanos tomalo tomala tomalos tomalas tomale | tomad tomo tomar tomaba tomaste tomaron tomando tomamos
    take catch | tomales tomamelo tomamela tomaselo tomeme tomenos tomelo tomela tomelos tomelas tomele tomeles tomemelo tomarme | tomad tomo tomar tomaba tomaste tomaron tomando tomamos
    take catch | tomarnos tomarlo tomarla tomarlos tomarlas tomarle tomarles tomarmelo tomarselo tomenme tomenlo tomenla tomadme | tomad tomo tomar tomaba tomaste tomaron tomando tomamos
    take catch | tomadlo | tomad tomo tomar tomaba tomaste tomaron tomando tomamos
    take catch | coge coja cojan coged coger cojamos cojas cojais cogelo cogela cogelos cogelas cogele cojalo cojala cogerlo cogerla cogerlos cogerlas cogerle | cogid cogio cogier cogiend
    take draw remove | saca saque saquen sacad sacar saquemos saques saqueis sacas sacaras sacame sacanos sacalo sacala sacalos sacalas | sacad saco sacar sacaba sacaste sacaron sacando sacamos
    take draw remove | sacale sacales sacamelo sacamela sacaselo saqueme saquenos saquelo saquela saquelos saquelas saquele saqueles | sacad saco sacar sacaba sacaste sacaron sacando sacamos
    take draw remove | saquemelo sacarme sacarnos sacarlo sacarla sacarlos sacarlas sacarle sacarles sacarmelo sacarselo saquenme | sacad saco sacar sacaba sacaste sacaron sacando sacamos
    take draw remove | saquenlo saquenla sacadme sacadlo | sacad saco sacar sacaba sacaste sacaron sacando sacamos
    take charge | encarga encargue encarguen encargad encargar encarguemos encargues encargueis encargalo encargala encargalos encargalas encargale encarguelo encarguela encargarlo | encarg
    take charge | encargarla encargarlos encargarlas encargarle | encarg
    tip | deja+propina deje+propina dejar+propina dejale+propina da+propina dar+propina dale+propina | propinad
    test try | prueba pruebe prueben probad proba probar probemos pruebes probeis probaras pruebame pruebanos pruebalo pruebala | probad probo probar probaba probaste probaron probando
    test try | pruebalos pruebalas pruebale pruebales pruebamelo pruebamela pruebaselo pruebeme pruebenos pruebelo pruebela pruebelos | probad probo probar probaba probaste probaron probando
    test try | pruebelas pruebele pruebeles pruebemelo probarme probarnos probarlo probarla probarlos probarlas probarle probarles | probad probo probar probaba probaste probaron probando
    test try | probarmelo probarselo pruebenme pruebenlo pruebenla probadme probadlo probame probalo probala probalos probale | probad probo probar probaba probaste probaron probando
    test | testea testee testeen testead testear testeemos testees testeeis testealo testeala testealos testealas testeale testeelo testeela testearlo testearla testearlos testearlas | teste
    test | testearle | teste
    try attempt | intenta intente intenten intentad intentar intentemos intentes intenteis intentalo intentala intentalos intentalas intentale intentelo intentela intentarlo intentarla | intent
    try attempt | intentarlos intentarlas intentarle | intent
    train | entrena entrene entrenen entrenad entrenar entrenemos entrenes entreneis entrenalo entrenala entrenalos entrenalas entrenale entrenelo entrenela entrenarlo entrenarla | entren
    train | entrenarlos entrenarlas entrenarle | entren
    train educate | capacita capacite capaciten capacitad capacitar capacitemos capacites capaciteis capacitalo capacitala capacitalos capacitalas capacitale capacitelo capacitela | capacit
    train educate | capacitarlo capacitarla capacitarlos capacitarlas capacitarle | capacit
    transfer | transfiere transfiera transfieran transferid transferi transferir transfiramos transfieras transfirais transfieres transfiereme transfierenos | transfer transfier transfir
    transfer | transfierelo transfierela transfierelos transfierelas transfierele transfiereles transfieremelo transfieremela transfiereselo transfierame | transfer transfier transfir
    transfer | transfieranos transfieralo transfierala transfieralos transfieralas transfierale transfierales transfieramelo transferirme transferirnos | transfer transfier transfir
    transfer | transferirlo transferirla transferirlos transferirlas transferirle transferirles transferirmelo transferirselo transfieranme transfieranlo | transfer transfier transfir
    transfer | transfieranla transferidme transferidlo transferime transferilo transferila transferilos transferile | transfer transfier transfir
    transfer | traspasa traspase traspasen traspasad traspasar traspasemos traspases traspaseis traspasalo traspasala traspasalos traspasalas traspasale traspaselo traspasela | traspas
    transfer | traspasarlo traspasarla traspasarlos traspasarlas traspasarle | traspas
    transfer send | gira gire giren girad girar giremos gires gireis giralo girala giralos giralas girale girelo girela | girado girada girando giraron giraste giraba giraran giraria giramos
    transfer send | girarlo girarla girarlos girarlas girarle | girado girada girando giraron giraste giraba giraran giraria giramos
    translate | traduce traduzca traduzcan traducid traduci traducir traduzcamos traduzcas traduzcais traduces traduceme traducenos traducelo traducela traducelos | traduc traduj traduzc
    translate | traducelas traducele traduceles traducemelo traducemela traduceselo traduzcame traduzcanos traduzcalo traduzcala traduzcalos traduzcalas traduzcale | traduc traduj traduzc
    translate | traduzcales traduzcamelo traducirme traducirnos traducirlo traducirla traducirlos traducirlas traducirle traducirles traducirmelo traducirselo | traduc traduj traduzc
    translate | traduzcanme traduzcanlo traduzcanla traducidme traducidlo traducime traducilo traducila traducilos traducile | traduc traduj traduzc
    treat | trata trate traten tratad tratar tratemos trates trateis tratalo tratala tratalos tratalas tratale tratelo tratela tratarlo tratarla tratarlos | tratad trataron trataste tratando
    treat | tratarlas tratarle | tratad trataron trataste tratando
    prescribe | recete receten recetad recetar recetemos recetes receteis recetalo recetala recetalos | recetado recetada recetando recetaron recetaste recetaba recetaran recetaria recetamos
    prescribe | recetalas recetale recetelo recetela recetarlo recetarla recetarlos recetarlas recetarle | recetado recetada recetando recetaron recetaste recetaba recetaran recetaria recetamos
    prescribe | prescribe prescriba prescriban prescribid prescribi prescribir prescribamos prescribas prescribais prescribelo prescribela prescribelos prescribelas | prescrib prescrit
    prescribe | prescribele prescribalo prescribala prescribirlo prescribirla prescribirlos prescribirlas prescribirle prescribilo prescribila | prescrib prescrit
    vaccinate | vacuna vacune vacunen vacunad vacunar vacunemos vacunes vacuneis vacunalo vacunala vacunalos vacunalas vacunale vacunelo vacunela vacunarlo vacunarla vacunarlos | vacun
    vaccinate | vacunarlas vacunarle | vacun
    trigger | dispara dispare disparen disparad disparar disparemos dispares dispareis disparalo disparala disparalos disparalas disparale disparelo disparela dispararlo dispararla | dispar
    trigger | dispararlos dispararlas dispararle | dispar
    trigger | desencadena desencadene desencadenen desencadenad desencadenar desencadenemos desencadenes desencadeneis desencadenalo desencadenala desencadenalos desencadenalas | desencaden
    trigger | desencadenale desencadenelo desencadenela desencadenarlo desencadenarla desencadenarlos desencadenarlas desencadenarle | desencaden
    update | actualiza actualice actualicen actualizad actualizar actualicemos actualices actualiceis actualizas actualizaras actualizame actualizanos actualizalo | actualiz actualic
    update | actualizala actualizalos actualizalas actualizale actualizales actualizamelo actualizamela actualizaselo actualiceme actualicenos actualicelo actualicela | actualiz actualic
    update | actualicelos actualicelas actualicele actualiceles actualicemelo actualizarme actualizarnos actualizarlo actualizarla actualizarlos actualizarlas actualizarle | actualiz actualic
    update | actualizarles actualizarmelo actualizarselo actualicenme actualicenlo actualicenla actualizadme actualizadlo | actualiz actualic
    update | pon+dia ponga+dia poner+dia ponlo+dia ponla+dia ponerlo+dia | actualizad
    upgrade improve | mejora mejore mejoren mejorad mejorar mejoremos mejores mejoreis mejoralo mejorala mejoralos mejoralas mejorale mejorelo mejorela mejorarlo mejorarla mejorarlos | mejor
    upgrade improve | mejorarlas mejorarle | mejor
    downgrade | degrada degrade degraden degradad degradar degrademos degrades degradeis degradalo degradala degradalos degradalas degradale degradelo degradela degradarlo degradarla | degrad
    downgrade | degradarlos degradarlas degradarle | degrad
    void invalidate | invalida invalide invaliden invalidad invalidar invalidemos invalides invalideis invalidalo invalidala invalidalos invalidalas invalidale invalidelo invalidela | invalid
    void invalidate | invalidarlo invalidarla invalidarlos invalidarlas invalidarle | invalid
    wake | despierta despierte despierten despertad desperta despertar despertemos despiertes desperteis despiertas despertaras despiertame despiertanos despiertalo | despert despiert
    wake | despiertala despiertalos despiertalas despiertale despiertales despiertamelo despiertamela despiertaselo despierteme despiertenos despiertelo despiertela | despert despiert
    wake | despiertelos despiertelas despiertele despierteles despiertemelo despertarme despertarnos despertarlo despertarla despertarlos despertarlas despertarle | despert despiert
    wake | despertarles despertarmelo despertarselo despiertenme despiertenlo despiertenla despertadme despertadlo despertame despertalo despertala despertalos despertale | despert despiert
    weigh | pesa pese pesen pesad pesar pesemos peses peseis pesalo pesala pesalos pesalas pesale peselo pesela pesarlo pesarla pesarlos pesarlas pesarle | pesad pesaron pesaste pesando
    withdraw | saca+dinero sacar+dinero saque+dinero retira+dinero retirar+dinero retire+dinero | retirad
    rinse | enjuaga enjuague enjuaguen enjuagad enjuagar enjuaguemos enjuagues enjuagueis enjuagalo enjuagala enjuagalos enjuagalas enjuagale enjuaguelo enjuaguela enjuagarlo | enjuag
    rinse | enjuagarla enjuagarlos enjuagarlas enjuagarle | enjuag
    help assist | ayuda ayude ayuden ayudad ayudar ayudemos ayudes ayudeis ayudaras ayudame ayudanos ayudalo ayudala ayudalos ayudalas ayudale ayudales ayudamelo ayudamela ayudaselo | ayud
    help assist | ayudeme ayudenos ayudelo ayudela ayudelos ayudelas ayudele ayudeles ayudemelo ayudarme ayudarnos ayudarlo ayudarla ayudarlos ayudarlas ayudarle ayudarles ayudarmelo | ayud
    help assist | ayudarselo ayudenme ayudenlo ayudenla ayudadme ayudadlo | ayud
    assist attend | asiste asista asistan asistid asisti asistir asistamos asistas asistais asistelo asistela asistelos asistelas asistele asistalo asistala asistirlo asistirla | asist
    assist attend | asistirlos asistirlas asistirle asistilo asistila | asist
    serve | sirve sirva sirvan servid servi servir sirvamos sirvas sirvais sirvelo sirvela sirvelos sirvelas sirvele sirvalo sirvala servirlo servirla servirlos servirlas | sirv servim servist
    serve | servirle servilo servila | sirv servim servist
    cook | cocina cocine cocinen cocinad cocinar cocinemos cocines cocineis cocinalo cocinala cocinalos cocinalas cocinale cocinelo cocinela cocinarlo cocinarla cocinarlos cocinarlas | cocin
    cook | cocinarle | cocin
    analyze | analiza analice analicen analizad analizar analicemos analices analiceis analizas analizaras analizame analizanos analizalo analizala analizalos analizalas | analiz analic
    analyze | analizale analizales analizamelo analizamela analizaselo analiceme analicenos analicelo analicela analicelos analicelas analicele analiceles analicemelo analizarme | analiz analic
    analyze | analizarnos analizarlo analizarla analizarlos analizarlas analizarle analizarles analizarmelo analizarselo analicenme analicenlo analicenla analizadme analizadlo | analiz analic
    summarize | resume resuma resuman resumid resumi resumir resumamos resumas resumais resumes resumieras resumeme resumenos resumelo resumela resumelos resumelas resumele resumeles | resum
    summarize | resumemelo resumemela resumeselo resumame resumanos resumalo resumala resumalos resumalas resumale resumales resumamelo resumirme resumirnos resumirlo resumirla | resum
    summarize | resumirlos resumirlas resumirle resumirles resumirmelo resumirselo resumanme resumanlo resumanla resumidme resumidlo resumime resumilo resumila resumilos resumile | resum
    filter | filtra filtre filtren filtrad filtrar filtremos filtres filtreis filtralo filtrala filtralos filtralas filtrale filtrelo filtrela filtrarlo filtrarla filtrarlos filtrarlas | filtr
    filter | filtrarle | filtr
    group categorize | categoriza categorice categoricen categorizad categorizar categoricemos categorices categoriceis categorizalo categorizala categorizalos | categoriz categoric
    group categorize | categorizalas categorizale categoricelo categoricela categorizarlo categorizarla categorizarlos categorizarlas categorizarle | categoriz categoric
    tell say | di diga digan decid deci decir digamos digas digais dices dime dinos dilo dila dilos dilas dile diles dimelo dimela diselo digame diganos | dich dijo dijer dije dijiste diciend
    tell say | digalo digala digalos digalas digale digales digamelo decirme decirnos decirlo decirla decirlos decirlas decirle decirles decirmelo | dich dijo dijer dije dijiste diciend
    tell say | decirselo diganme diganlo diganla decidme decidlo decime decilo decila decilos decile | dich dijo dijer dije dijiste diciend
    tell say | diles diselo diselos digale digales decirles decirle | dijo
    speak talk | habla hable hablen hablad hablar hablemos hables hableis hablalo hablala hablalos hablalas hablale hablelo hablela hablarlo hablarla hablarlos hablarlas hablarle | habl
    expand open | expande expanda expandan expandid expandi expandir expandamos expandas expandais expandelo expandela expandelos expandelas expandele expandalo expandala expandirlo | expand
    expand open | expandirla expandirlos expandirlas expandirle expandilo expandila | expand
    minimize | minimiza minimice minimicen minimizad minimizar minimicemos minimices minimiceis minimizalo minimizala minimizalos minimizalas minimizale minimicelo minimicela | minimiz minimic
    minimize | minimizarlo minimizarla minimizarlos minimizarlas minimizarle | minimiz minimic
    maximize | maximiza maximice maximicen maximizad maximizar maximicemos maximices maximiceis maximizalo maximizala maximizalos maximizalas maximizale maximicelo maximicela | maximiz maximic
    maximize | maximizarlo maximizarla maximizarlos maximizarlas maximizarle | maximiz maximic
    format | formatea formatee formateen formatead formatear formateemos formatees formateeis formatealo formateala formatealos formatealas formateale formateelo formateela | formate
    format | formatearlo formatearla formatearlos formatearlas formatearle | formate
    compress | comprime comprima compriman comprimid comprimi comprimir comprimamos comprimas comprimais comprimelo comprimela comprimelos comprimelas comprimele comprimalo comprimala | comprim
    compress | comprimirlo comprimirla comprimirlos comprimirlas comprimirle comprimilo comprimila | comprim
    decompress unzip | descomprime descomprima descompriman descomprimid descomprimi descomprimir descomprimamos descomprimas descomprimais descomprimelo descomprimela | descomprim
    decompress unzip | descomprimelos descomprimelas descomprimele descomprimalo descomprimala descomprimirlo descomprimirla descomprimirlos descomprimirlas descomprimirle | descomprim
    decompress unzip | descomprimilo descomprimila | descomprim
    encrypt | cifra cifre cifren cifrad cifrar cifremos cifres cifreis cifralo cifrala cifralos cifralas cifrale cifrelo cifrela cifrarlo cifrarla cifrarlos cifrarlas cifrarle | cifr
    encrypt | encripta encripte encripten encriptad encriptar encriptemos encriptes encripteis encriptalo encriptala encriptalos encriptalas encriptale encriptelo encriptela | encript
    encrypt | encriptarlo encriptarla encriptarlos encriptarlas encriptarle | encript
    decrypt | descifra descifre descifren descifrad descifrar descifremos descifres descifreis descifralo descifrala descifralos descifralas descifrale descifrelo descifrela | descifr
    decrypt | descifrarlo descifrarla descifrarlos descifrarlas descifrarle | descifr
    mount | monta monte monten montad montar montemos monteis montalo montala montalos montalas montale montelo | montado montada montando montaron montaste montaba montaran montaria montamos
    mount | montela montarlo montarla montarlos montarlas montarle | montado montada montando montaron montaste montaba montaran montaria montamos
    compile build | compila compile compilen compilad compilar compilemos compiles compileis compilalo compilala compilalos compilalas compilale compilelo compilela compilarlo | compil
    compile build | compilarla compilarlos compilarlas compilarle | compil
    monitor check | controla controlen controlad controlar controlemos controleis controlalo controlala controlalos controlalas controlale controlelo controlela controlarlo | control
    monitor check | controlarla controlarlos controlarlas controlarle | control
    audit | audita audite auditen auditad auditar auditemos audites auditeis auditalo auditala auditalos | auditado auditada auditando auditaron auditaste auditaba auditaran auditaria auditamos
    audit | auditalas auditale auditelo auditela auditarlo auditarla auditarlos auditarlas auditarle | auditado auditada auditando auditaron auditaste auditaba auditaran auditaria auditamos
    sanction fine | multe multen multad multar multemos multes multeis multalo multala multalos multalas multale | multado multada multando multaron multaste multaba multaran multaria multamos
    sanction fine | multelo multela multarlo multarla multarlos multarlas multarle | multado multada multando multaron multaste multaba multaran multaria multamos
    dismiss close | despacha despache despachen despachad despachar despachemos despaches despacheis despachalo despachala despachalos despachalas despachale despachelo despachela | despach
    dismiss close | despacharlo despacharla despacharlos despacharlas despacharle | despach
    charge | enchufa enchufe enchufen enchufad enchufar enchufemos enchufeis enchufalo enchufala enchufalos enchufalas enchufale enchufelo enchufela enchufarlo enchufarla enchufarlos | enchuf
    charge | enchufarlas enchufarle | enchuf
    contact | contacta contacte contacten contactad contactar contactemos contactes contacteis contactalo contactala contactalos contactalas contactale contactelo contactela | contact
    contact | contactarlo contactarla contactarlos contactarlas contactarle | contact
    visit | visite visiten visitad visitar visitemos visites visiteis visitalo visitala visitalos | visitado visitada visitando visitaron visitaste visitaba visitaran visitaria visitamos
    visit | visitalas visitale visitelo visitela visitarlo visitarla visitarlos visitarlas visitarle | visitado visitada visitando visitaron visitaste visitaba visitaran visitaria visitamos
    negotiate | negocia negocie negocien negociad negociar negociemos negocies negocieis negocialo negociala negocialos negocialas negociale negocielo negociela negociarlo negociarla | negoci
    negotiate | negociarlos negociarlas negociarle | negoci
    celebrate | celebra celebre celebren celebrad celebrar celebremos celebres celebreis celebralo celebrala celebralos celebralas celebrale celebrelo celebrela celebrarlo celebrarla | celebr
    celebrate | celebrarlos celebrarlas celebrarle | celebr
    adopt | adopta adopte adopten adoptad adoptar adoptemos adoptes adopteis adoptalo adoptala adoptalos adoptalas adoptale adoptelo adoptela adoptarlo adoptarla adoptarlos adoptarlas | adopt
    adopt | adoptarle | adopt
    donate | dona done donen donad donar donemos dones doneis donalo donala donalos donalas donale donelo donela donarlo | donado donada donando donaron donaste donaba donaran donaria donamos
    donate | donarla donarlos donarlas donarle | donado donada donando donaron donaste donaba donaran donaria donamos
    bet | apuesta apueste apuesten apostad aposta apostar apostemos apuestes aposteis apuestalo | apostado apostada apostando apostaron apostaste apostaba apostaran apostaria apostamos
    bet | apuestala apuestalos apuestalas apuestale apuestelo apuestela apostarlo apostarla apostarlos | apostado apostada apostando apostaron apostaste apostaba apostaran apostaria apostamos
    bet | apostarlas apostarle apostalo apostala | apostado apostada apostando apostaron apostaste apostaba apostaran apostaria apostamos
    invest | invierte invierta inviertan invertid invertir invirtamos inviertas invirtais inviertelo inviertela inviertelos inviertelas inviertele inviertalo inviertala | invert inviert invirt
    invest | invertirlo invertirla invertirlos invertirlas invertirle invertilo invertila | invert inviert invirt
    deduct subtract | descuenta descuente descuenten descontad desconta descontar descontemos descuentes desconteis descuentalo descuentala descuentalos descuentalas | descont descuent
    deduct subtract | descuentale descuentelo descuentela descontarlo descontarla descontarlos descontarlas descontarle descontalo descontala | descont descuent
    deduct subtract | resta reste resten restad restar restemos restes resteis restalo restala restalos restalas restale restelo restela restarlo restarla | restad restaron restaste restando
    deduct subtract | restarlos restarlas restarle | restad restaron restaste restando
    deduct | deduce deduzca deduzcan deducid deduci deducir deduzcamos deduzcas deduzcais deducelo deducela deducelos deducelas deducele deduzcalo deduzcala deducirlo | deduc deduj deduzc
    deduct | deducirla deducirlos deducirlas deducirle deducilo deducila | deduc deduj deduzc
    multiply | multiplica multiplique multipliquen multiplicad multiplicar multipliquemos multipliques multipliqueis multiplicalo multiplicala multiplicalos multiplicalas | multiplic multipliqu
    multiply | multiplicale multipliquelo multipliquela multiplicarlo multiplicarla multiplicarlos multiplicarlas multiplicarle | multiplic multipliqu
    round | redondea redondee redondeen redondead redondear redondeemos redondees redondeeis redondealo redondeala redondealos redondealas redondeale redondeelo redondeela redondearlo | redonde
    round | redondearla redondearlos redondearlas redondearle | redonde
    draw | dibuja dibuje dibujen dibujad dibujar dibujemos dibujes dibujeis dibujalo dibujala dibujalos dibujalas dibujale dibujelo dibujela dibujarlo dibujarla dibujarlos dibujarlas | dibuj
    draw | dibujarle | dibuj
    paint | pinta pinte pinten pintad pintar pintemos pintes pinteis pintalo pintala pintalos pintalas pintale | pintado pintada pintando pintaron pintaste pintaba pintaran pintaria pintamos
    paint | pintelo pintela pintarlo pintarla pintarlos pintarlas pintarle | pintado pintada pintando pintaron pintaste pintaba pintaran pintaria pintamos
    photograph | fotografia fotografie fotografien fotografiad fotografiar fotografiemos fotografies fotografieis fotografialo fotografiala fotografialos fotografialas fotografiale | fotografi
    photograph | fotografielo fotografiela fotografiarlo fotografiarla fotografiarlos fotografiarlas fotografiarle | fotografi
    film record | filma filme filmen filmad filmar filmemos filmes filmeis filmalo filmala filmalos filmalas | filmado filmada filmando filmaron filmaste filmaba filmaran filmaria filmamos
    film record | filmale filmelo filmela filmarlo filmarla filmarlos filmarlas filmarle | filmado filmada filmando filmaron filmaste filmaba filmaran filmaria filmamos
    dispose recycle | recicla recicle reciclen reciclad reciclar reciclemos recicles recicleis reciclalo reciclala reciclalos reciclalas reciclale reciclelo reciclela reciclarlo | recicl
    dispose recycle | reciclarla reciclarlos reciclarlas reciclarle | recicl
    protect | protege proteja protejan proteged proteger protejamos protejas protejais protegelo protegela protegelos protegelas protegele protejalo protejala protegerlo | proteg protej
    protect | protegerla protegerlos protegerlas protegerle | proteg protej
    unprotect | desprotege desproteja desprotejan desproteged desproteger desprotejamos desprotejas desprotejais desprotegelo desprotegela desprotegelos desprotegelas | desproteg desprotej
    unprotect | desprotegele desprotejalo desprotejala desprotegerlo desprotegerla desprotegerlos desprotegerlas desprotegerle | desproteg desprotej
    promise commit | compromete comprometa comprometan comprometed comprometer comprometamos comprometas comprometais comprometelo comprometela comprometelos comprometelas | compromet
    promise commit | comprometele comprometalo comprometala comprometerlo comprometerla comprometerlos comprometerlas comprometerle | compromet
    allow let | permite permita permitan permitid permitir permitamos permitas permitais permites permitieras permiteme permitenos permitelo | permitid permitio permitier permitiend permite
    allow let | permitela permitelos permitelas permitele permiteles permitemelo permitemela permiteselo permitame permitanos permitalo | permitid permitio permitier permitiend permite
    allow let | permitala permitalos permitalas permitale permitales permitamelo permitirme permitirnos permitirlo permitirla permitirlos | permitid permitio permitier permitiend permite
    allow let | permitirlas permitirle permitirles permitirmelo permitirselo permitanme permitanlo permitanla permitidme permitidlo permitime | permitid permitio permitier permitiend permite
    allow let | permitilo permitila permitilos permitile | permitid permitio permitier permitiend permite
    prevent | impide impida impidan impedid impedi impedir impidamos impidas impidais impidelo impidela impidelos impidelas impidele impidalo impidala impedirlo impedirla | imped impid
    prevent | impedirlos impedirlas impedirle impedilo impedila | imped impid
    avoid | evita evite eviten evitad evitar evitemos evites eviteis evitalo evitala evitalos evitalas evitale evitelo evitela evitarlo evitarla evitarlos evitarlas evitarle | evit
    hand give | facilita facilite faciliten facilitad facilitar facilitemos facilites faciliteis facilitalo facilitala facilitalos facilitalas facilitale facilitelo facilitela | facilit
    hand give | facilitarlo facilitarla facilitarlos facilitarlas facilitarle | facilit
    place order | encarga encargue encarguen encargad encargar encarguemos encargues encargueis encargalo encargala encargalos encargalas encargale encarguelo encarguela encargarlo | encarg
    place order | encargarla encargarlos encargarlas encargarle | encarg
    enter access | accede acceda accedan acceded acceder accedamos accedas accedais accedelo accedela accedelos accedelas accedele accedalo accedala accederlo accederla accederlos | acced
    enter access | accederlas accederle | acced
    land | aterriza aterrice aterricen aterrizad aterrizar aterricemos aterrices aterriceis aterrizalo aterrizala aterrizalos aterrizalas aterrizale aterricelo aterricela | aterriz aterric
    land | aterrizarlo aterrizarla aterrizarlos aterrizarlas aterrizarle | aterriz aterric
    raise | levanta levante levanten levantad levantar levantemos levantes levanteis levantalo levantala levantalos levantalas levantale levantelo levantela levantarlo levantarla | levant
    raise | levantarlos levantarlas levantarle | levant
    raise blinds | sube+persianas suba+persianas subir+persianas sube+persiana subir+persiana suba+persiana | subid
    lower blinds | baja+persianas baje+persianas bajar+persianas baja+persiana bajar+persiana baje+persiana | bajad
    lower drop | desciende descienda desciendan descended descende descender descendamos desciendas descendais desciendelo desciendela desciendelos desciendelas desciendele | descend desciend
    lower drop | desciendalo desciendala descenderlo descenderla descenderlos descenderlas descenderle descendelo descendela | descend desciend
    drop release | suelta suelte suelten soltad solta soltar soltemos sueltes solteis sueltalo sueltala sueltalos sueltalas sueltale sueltelo sueltela | soltad soltaste soltaron soltando suelt
    drop release | soltarlo soltarla soltarlos soltarlas soltarle soltalo soltala | soltad soltaste soltaron soltando suelt
    dry | seque sequen secad secar sequemos seques sequeis secalo secala secalos secalas secale sequelo sequela secarlo secarla secarlos secarlas secarle | secad secaron secaste secando
    iron | plancha planche planchen planchad planchar planchemos planches plancheis planchalo planchala planchalos planchalas planchale planchelo planchela plancharlo plancharla | planch
    iron | plancharlos plancharlas plancharle | planch
    fold | dobla doble doblen doblad doblar doblemos dobles dobleis doblalo doblala doblalos doblalas doblale | doblado doblada doblando doblaron doblaste doblaba doblaran doblaria doblamos
    fold | doblelo doblela doblarlo doblarla doblarlos doblarlas doblarle | doblado doblada doblando doblaron doblaste doblaba doblaran doblaria doblamos
    fill refuel | reposta reposte reposten repostad repostar repostemos repostes reposteis repostalo repostala repostalos repostalas repostale repostelo repostela repostarlo repostarla | repost
    fill refuel | repostarlos repostarlas repostarle | repost
    drive | conduce conduzca conduzcan conducid conduci conducir conduzcamos conduzcas conduzcais conducelo conducela conducelos conducelas conducele conduzcalo | conduc conduj conduzc
    drive | conduzcala conducirlo conducirla conducirlos conducirlas conducirle conducilo conducila | conduc conduj conduzc
    pack | empaqueta empaquete empaqueten empaquetad empaquetar empaquetemos empaquetes empaqueteis empaquetalo empaquetala empaquetalos empaquetalas empaquetale empaquetelo | empaquet
    pack | empaquetela empaquetarlo empaquetarla empaquetarlos empaquetarlas empaquetarle | empaquet
    unpack | desempaqueta desempaquete desempaqueten desempaquetad desempaquetar desempaquetemos desempaquetes desempaqueteis desempaquetalo desempaquetala desempaquetalos | desempaquet
    unpack | desempaquetalas desempaquetale desempaquetelo desempaquetela desempaquetarlo desempaquetarla desempaquetarlos desempaquetarlas desempaquetarle | desempaquet
    pack | empaca empaque empaquen empacad empacar empaquemos empaques empaqueis empacalo empacala empacalos empacalas empacale empaquelo empaquela empacarlo empacarla empacarlos | empac empaqu
    pack | empacarlas empacarle | empac empaqu
    retrieve recover | rescata rescate rescaten rescatad rescatar rescatemos rescates rescateis rescatalo rescatala rescatalos rescatalas rescatale rescatelo rescatela rescatarlo | rescat
    retrieve recover | rescatarla rescatarlos rescatarlas rescatarle | rescat
    spend | gasta gaste gasten gastad gastar gastemos gastes gasteis gastalo gastala gastalos gastalas gastale | gastado gastada gastando gastaron gastaste gastaba gastaran gastaria gastamos
    spend | gastelo gastela gastarlo gastarla gastarlos gastarlas gastarle | gastado gastada gastando gastaron gastaste gastaba gastaran gastaria gastamos
    earn win | gana gane ganen ganad ganar ganemos ganes ganeis ganalo ganala ganalos ganalas ganale ganelo ganela ganarlo ganarla ganarlos ganarlas ganarle | ganad ganaron ganaste ganando
    book reserve | reservas+una reservas+un reservas+mesa reservas+cita reservas+la reservas+el reservas+dos | reserv
    buy purchase | compras+un compras+una compras+el compras+la compras+dos | comprad
    shorten | acorta acorte acorten acortad acortar | acortado$ acortada$ acortados$ acortadas$ acortando acortaron acortaba acortaste acortara acortaria acortamos
    lengthen extend | alarga alargue alarguen alargad alargar estira estire estiren estirad estirar | alargado$ alargada$ alargados$ alargadas$ alargando alargaron alargaba alargaste alargara alargaria alargamos estirado$ estirada$ estirados$ estiradas$ estirando estiraron estiraba estiraste estirara estiraria estiramos
    paste glue | pega pegue peguen pegad pegar | pegado$ pegada$ pegados$ pegadas$ pegando pegaron pegaba pegaste pegara pegaria pegamos
    flip turn | voltea voltee volteen voltead voltear | volteado$ volteada$ volteados$ volteadas$ volteando voltearon volteaba volteaste volteara voltearia volteamos
    invert reverse | inviertalos inviertalas inviertale invierteme inviertame invertirles invertirme | invertido invertida invertiendo invertieron invertiste invertira invertimos
    mirror reflect | refleja refleje reflejen reflejad reflejar | reflejado$ reflejada$ reflejados$ reflejadas$ reflejando reflejaron reflejaba reflejaste reflejara reflejaria reflejamos
    zoom-in zoom | acerca acerque acerquen acercad acercar | acercado$ acercada$ acercados$ acercadas$ acercando acercaron acercaba acercaste acercara acercaria acercamos
    zoom-out | aleja aleje alejen alejad alejar | alejado$ alejada$ alejados$ alejadas$ alejando alejaron alejaba alejaste alejara alejaria alejamos
    focus | enfoca enfoquen enfocad enfocar enfoquelo enfoquela enfoquelos enfoquelas enfoquele enfoqueme | enfocado$ enfocada$ enfocados$ enfocadas$ enfocando enfocaron enfocaba enfocaste enfocara enfocaria enfocamos
    blur | desenfoca desenfoque desenfoquen desenfocad desenfocar difumina difumine difuminen difuminad difuminar pixela pixele pixelen pixelad pixelar | desenfocado$ desenfocada$ desenfocados$ desenfocadas$ desenfocando desenfocaron desenfocaba desenfocaste desenfocara desenfocaria desenfocamos difuminado$ difuminada$ difuminados$ difuminadas$ difuminando difuminaron difuminaba difuminaste difuminara difuminaria difuminamos pixelado$ pixelada$ pixelados$ pixeladas$ pixelando pixelaron pixelaba pixelaste pixelara pixelaria pixelamos
    darken dim | oscurece oscurezca oscurezcan oscureced oscurecer oscurezcas | oscurecido oscurecida oscureciendo oscurecieron oscureciste oscurecera oscurecemos
    clarify brighten | aclara aclare aclaren aclarad aclarar | aclarado$ aclarada$ aclarados$ aclaradas$ aclarando aclararon aclaraba aclaraste aclarara aclararia aclaramos
    collapse fold | pliega pliegue plieguen plegad plegar plega colapsa colapse colapsen colapsad colapsar repliega repliegue replieguen replegad replegar replega | plegado$ plegada$ plegados$ plegadas$ plegando plegaron plegaba plegaste plegara plegaria plegamos colapsado$ colapsada$ colapsados$ colapsadas$ colapsando colapsaron colapsaba colapsaste colapsara colapsaria colapsamos replegado$ replegada$ replegados$ replegadas$ replegando replegaron replegaba replegaste replegara replegaria replegamos
    shrink contract | contrae contraiga contraigan contraed contraer contraigas | contraido contraida contraiendo contraieron contraiste contraera contraemos
    uncover reveal | destapa destape destapen destapad destapar descubre descubra descubran descubrid descubrir descubras | destapado$ destapada$ destapados$ destapadas$ destapando destaparon destapaba destapaste destapara destaparia destapamos descubrido descubrida descubriendo descubrieron descubriste descubrira descubrimos
    cover | tape tapen tapad tapar tapalo tapala tapalos tapalas tapale tapame cubre cubra cubran cubrid cubrir cubras | tapado$ tapada$ tapados$ tapadas$ tapando taparon tapaba tapaste tapara taparia tapamos cubrido cubrida cubriendo cubrieron cubriste cubrira cubrimos
    mask | enmascara enmascare enmascaren enmascarad enmascarar | enmascarado$ enmascarada$ enmascarados$ enmascaradas$ enmascarando enmascararon enmascaraba enmascaraste enmascarara enmascararia enmascaramos
    anonymize | anonimiza anonimice anonimicen anonimizad anonimizar seudonimiza seudonimice seudonimicen seudonimizad seudonimizar | anonimizado$ anonimizada$ anonimizados$ anonimizadas$ anonimizando anonimizaron anonimizaba anonimizaste anonimizara anonimizaria anonimizamos seudonimizado$ seudonimizada$ seudonimizados$ seudonimizadas$ seudonimizando seudonimizaron seudonimizaba seudonimizaste seudonimizara seudonimizaria seudonimizamos
    decrypt | desencripta desencripte desencripten desencriptad desencriptar | desencriptado$ desencriptada$ desencriptados$ desencriptadas$ desencriptando desencriptaron desencriptaba desencriptaste desencriptara desencriptaria desencriptamos
    raise increase | encarece encarezca encarezcan encareced encarecer encarezcas | encarecido encarecida encareciendo encarecieron encareciste encarecera encarecemos
    debit charge | debita debite debiten debitad debitar | debitado$ debitada$ debitados$ debitadas$ debitando debitaron debitaba debitaste debitara debitaria debitamos
    credit add | acredita acredite acrediten acreditad acreditar | acreditado$ acreditada$ acreditados$ acreditadas$ acreditando acreditaron acreditaba acreditaste acreditara acreditaria acreditamos
    advance | anticipa anticipe anticipen anticipad anticipar | anticipado$ anticipada$ anticipados$ anticipadas$ anticipando anticiparon anticipaba anticipaste anticipara anticiparia anticipamos
    amortize repay | amortiza amortice amorticen amortizad amortizar | amortizado$ amortizada$ amortizados$ amortizadas$ amortizando amortizaron amortizaba amortizaste amortizara amortizaria amortizamos
    waive forgive | condona condone condonen condonad condonar perdonad perdonar perdones perdonalo perdonala perdonalos perdonalas perdonale perdonelo perdonela perdonelos perdonelas perdonele perdoname perdoneme | condonado$ condonada$ condonados$ condonadas$ condonando condonaron condonaba condonaste condonara condonaria condonamos perdonado$ perdonada$ perdonados$ perdonadas$ perdonando perdonaron perdonaba perdonaste perdonara perdonaria perdonamos
    reimburse refund | reintegra reintegre reintegren reintegrad reintegrar | reintegrado$ reintegrada$ reintegrados$ reintegradas$ reintegrando reintegraron reintegraba reintegraste reintegrara reintegraria reintegramos
    withhold hold | retengalos retengalas retengale retenme retengame retenerles retenerme | retenido retenida reteniendo retenieron reteniste retenera retenemos
    seize freeze | embarga embargue embarguen embargad embargar | embargado$ embargada$ embargados$ embargadas$ embargando embargaron embargaba embargaste embargara embargaria embargamos
    quote | cotiza cotice coticen cotizad cotizar | cotizado$ cotizada$ cotizados$ cotizadas$ cotizando cotizaron cotizaba cotizaste cotizara cotizaria cotizamos
    invoice bill | facturelos facturelas facturele facturame factureme facturarles facturarme | facturado$ facturada$ facturados$ facturadas$ facturara
    post record | contabiliza contabilice contabilicen contabilizad contabilizar | contabilizado$ contabilizada$ contabilizados$ contabilizadas$ contabilizando contabilizaron contabilizaba contabilizaste contabilizara contabilizaria contabilizamos
    post record | asienta asiente asienten asentad asentar asenta | asentado$ asentada$ asentados$ asentadas$ asentando asentaron asentaba asentaste asentara asentaria asentamos
    declare | declara declare declaren declarad declarar | declarado$ declarada$ declarados$ declaradas$ declarando declararon declaraba declaraste declarara declararia declaramos
    pack | embala embale embalen embalad embalar embolsa embolse embolsen embolsad embolsar | embalado$ embalada$ embalados$ embaladas$ embalando embalaron embalaba embalaste embalara embalaria embalamos embolsado$ embolsada$ embolsados$ embolsadas$ embolsando embolsaron embolsaba embolsaste embolsara embolsaria embolsamos
    unpack | desembala desembale desembalen desembalad desembalar desempaca desempaque desempaquen desempacad desempacar | desembalado$ desembalada$ desembalados$ desembaladas$ desembalando desembalaron desembalaba desembalaste desembalara desembalaria desembalamos desempacado$ desempacada$ desempacados$ desempacadas$ desempacando desempacaron desempacaba desempacaste desempacara desempacaria desempacamos
    wrap pack | envuelve envuelva envuelvan envolved envolver envuelvas | envolvido envolvida envolviendo envolvieron envolviste envolvera envolvemos
    label | rotula rotule rotulen rotulad rotular | rotulado$ rotulada$ rotulados$ rotuladas$ rotulando rotularon rotulaba rotulaste rotulara rotularia rotulamos
    seal stamp | sella selle sellen sellad sellar precinta precinte precinten precintad precintar | sellado$ sellada$ sellados$ selladas$ sellando sellaron sellaba sellaste sellara sellaria sellamos precintado$ precintada$ precintados$ precintadas$ precintando precintaron precintaba precintaste precintara precintaria precintamos
    unseal open | desprecinta desprecinte desprecinten desprecintad desprecintar | desprecintado$ desprecintada$ desprecintados$ desprecintadas$ desprecintando desprecintaron desprecintaba desprecintaste desprecintara desprecintaria desprecintamos
    stack | apila apile apilen apilad apilar | apilado$ apilada$ apilados$ apiladas$ apilando apilaron apilaba apilaste apilara apilaria apilamos
    unstack | desapila desapile desapilen desapilad desapilar | desapilado$ desapilada$ desapilados$ desapiladas$ desapilando desapilaron desapilaba desapilaste desapilara desapilaria desapilamos
    count recount | recuenta recuente recuenten recontad recontar reconta | recontado$ recontada$ recontados$ recontadas$ recontando recontaron recontaba recontaste recontara recontaria recontamos
    count inventory | inventaria inventarie inventarien inventariad inventariar | inventariado$ inventariada$ inventariados$ inventariadas$ inventariando inventariaron inventariaba inventariaste inventariara inventariaria inventariamos
    supply restock | abastezcalos abastezcalas abastezcale abasteceme abastezcame abastecerles abastecerme | abastecido abastecida abasteciendo abastecieron abasteciste abastecera abastecemos
    replenish restock | surte surta surtan surtid surtir surtas | surtida surtiendo surtieron surtiste surtira surtimos
    evict remove | desaloja desaloje desalojen desalojad desalojar desahucia desahucie desahucien desahuciad desahuciar | desalojado$ desalojada$ desalojados$ desalojadas$ desalojando desalojaron desalojaba desalojaste desalojara desalojaria desalojamos desahuciado$ desahuciada$ desahuciados$ desahuciadas$ desahuciando desahuciaron desahuciaba desahuciaste desahuciara desahuciaria desahuciamos
    lodge host | aloja aloje alojen alojad alojar hospeda hospede hospeden hospedad hospedar | alojado$ alojada$ alojados$ alojadas$ alojando alojaron alojaba alojaste alojara alojaria alojamos hospedado$ hospedada$ hospedados$ hospedadas$ hospedando hospedaron hospedaba hospedaste hospedara hospedaria hospedamos
    relocate move | reubica reubique reubiquen reubicad reubicar | reubicado$ reubicada$ reubicados$ reubicadas$ reubicando reubicaron reubicaba reubicaste reubicara reubicaria reubicamos
    tow | remolca remolquen remolcad remolcar remolquelo remolquela remolquelos remolquelas remolquele remolqueme | remolcado$ remolcada$ remolcados$ remolcadas$ remolcando remolcaron remolcaba remolcaste remolcara remolcaria remolcamos
    drain | deseca deseque desequen desecad desecar | desecado$ desecada$ desecados$ desecadas$ desecando desecaron desecaba desecaste desecara desecaria desecamos
    spray fumigate | fumiga fumigue fumiguen fumigad fumigar | fumigado$ fumigada$ fumigados$ fumigadas$ fumigando fumigaron fumigaba fumigaste fumigara fumigaria fumigamos
    prune trim | pode poden podad podar podalo podala podalos podalas podale podame | podado$ podada$ podados$ podadas$ podando podaron podaba podaste podara podaria podamos
    mow cut | siega siegue sieguen segad segar sega desbroza desbroce desbrocen desbrozad desbrozar | segado$ segada$ segados$ segadas$ segando segaron segaba segaste segara segaria segamos desbrozado$ desbrozada$ desbrozados$ desbrozadas$ desbrozando desbrozaron desbrozaba desbrozaste desbrozara desbrozaria desbrozamos
    deworm | desparasita desparasite desparasiten desparasitad desparasitar | desparasitado$ desparasitada$ desparasitados$ desparasitadas$ desparasitando desparasitaron desparasitaba desparasitaste desparasitara desparasitaria desparasitamos
    sterilize | esteriliza esterilice esterilicen esterilizad esterilizar | esterilizado$ esterilizada$ esterilizados$ esterilizadas$ esterilizando esterilizaron esterilizaba esterilizaste esterilizara esterilizaria esterilizamos
    neuter castrate | castra castre castren castrad castrar | castrado$ castrada$ castrados$ castradas$ castrando castraron castraba castraste castrara castraria castramos
    operate | opere operen operad operar operalo operala operalos operalas operale operame | operado$ operada$ operados$ operadas$ operando operaron operaba operaste operara operaria operamos
    prescribe | recetelos recetelas recetele recetame receteme recetarles recetarme | recetado$ recetada$ recetados$ recetadas$ recetara
    diagnose | diagnostica diagnostique diagnostiquen diagnosticad diagnosticar | diagnosticado$ diagnosticada$ diagnosticados$ diagnosticadas$ diagnosticando diagnosticaron diagnosticaba diagnosticaste diagnosticara diagnosticaria diagnosticamos
    admit hospitalize | interne internen internad internar internalo internala internalos internalas internale intername hospitaliza hospitalice hospitalicen hospitalizad hospitalizar | internada$ internados$ internadas$ internando internaron internaba internaste internara internaria internamos hospitalizado$ hospitalizada$ hospitalizados$ hospitalizadas$ hospitalizando hospitalizaron hospitalizaba hospitalizaste hospitalizara hospitalizaria hospitalizamos
    preheat heat | precalienta precaliente precalienten precalentad precalentar precalenta | precalentado$ precalentada$ precalentados$ precalentadas$ precalentando precalentaron precalentaba precalentaste precalentara precalentaria precalentamos
    reheat heat | recalienta recaliente recalienten recalentad recalentar recalenta | recalentado$ recalentada$ recalentados$ recalentadas$ recalentando recalentaron recalentaba recalentaste recalentara recalentaria recalentamos
    cool refrigerate | refrigera refrigere refrigeren refrigerad refrigerar | refrigerando refrigeraron refrigeraba refrigeraste refrigerara refrigeraria refrigeramos
    ventilate | ventila ventile ventilen ventilad ventilar airea airee aireen airead airear | ventilado$ ventilada$ ventilados$ ventiladas$ ventilando ventilaron ventilaba ventilaste ventilara ventilaria ventilamos aireado$ aireada$ aireados$ aireadas$ aireando airearon aireaba aireaste aireara airearia aireamos
    humidify | humedece humedezca humedezcan humedeced humedecer humedezcas | humedecido humedecida humedeciendo humedecieron humedeciste humedecera humedecemos
    dehumidify | deshumidifica deshumidifique deshumidifiquen deshumidificad deshumidificar | deshumidificado$ deshumidificada$ deshumidificados$ deshumidificadas$ deshumidificando deshumidificaron deshumidificaba deshumidificaste deshumidificara deshumidificaria deshumidificamos
    dry | sequelos sequelas sequele secame sequeme secarles secarme | secado$ secada$ secados$ secadas$ secaba secara secaria secamos
    spin | centrifuga centrifugue centrifuguen centrifugad centrifugar | centrifugado$ centrifugada$ centrifugados$ centrifugadas$ centrifugando centrifugaron centrifugaba centrifugaste centrifugara centrifugaria centrifugamos
    soak | remoja remoje remojen remojad remojar | remojado$ remojada$ remojados$ remojadas$ remojando remojaron remojaba remojaste remojara remojaria remojamos
    starch | almidona almidone almidonen almidonad almidonar | almidonado$ almidonada$ almidonados$ almidonadas$ almidonando almidonaron almidonaba almidonaste almidonara almidonaria almidonamos
    bleach whiten | blanquea blanquee blanqueen blanquead blanquear | blanqueado$ blanqueada$ blanqueados$ blanqueadas$ blanqueando blanquearon blanqueaba blanqueaste blanqueara blanquearia blanqueamos
    wax | encera encere enceren encerad encerar | encerado$ encerada$ encerados$ enceradas$ encerando enceraron enceraba enceraste encerara enceraria enceramos
    polish | pule pula pulan pulid pulir pulas abrillanta abrillante abrillanten abrillantad abrillantar | pulido pulida puliendo pulieron puliste pulira pulimos abrillantado$ abrillantada$ abrillantados$ abrillantadas$ abrillantando abrillantaron abrillantaba abrillantaste abrillantara abrillantaria abrillantamos
    mop clean | trapea trapee trapeen trapead trapear | trapeado$ trapeada$ trapeados$ trapeadas$ trapeando trapearon trapeaba trapeaste trapeara trapearia trapeamos
    disinfect | desinfecta desinfecte desinfecten desinfectad desinfectar | desinfectado$ desinfectada$ desinfectados$ desinfectadas$ desinfectando desinfectaron desinfectaba desinfectaste desinfectara desinfectaria desinfectamos
    descale | desincrusta desincruste desincrusten desincrustad desincrustar descalcifica descalcifique descalcifiquen descalcificad descalcificar | desincrustado$ desincrustada$ desincrustados$ desincrustadas$ desincrustando desincrustaron desincrustaba desincrustaste desincrustara desincrustaria desincrustamos descalcificado$ descalcificada$ descalcificados$ descalcificadas$ descalcificando descalcificaron descalcificaba descalcificaste descalcificara descalcificaria descalcificamos
    lubricate grease | engrasa engrase engrasen engrasad engrasar lubrica lubrique lubriquen lubricad lubricar | engrasado$ engrasada$ engrasados$ engrasadas$ engrasando engrasaron engrasaba engrasaste engrasara engrasaria engrasamos lubricado$ lubricada$ lubricados$ lubricadas$ lubricando lubricaron lubricaba lubricaste lubricara lubricaria lubricamos
    loosen | afloja afloje aflojen aflojad aflojar | aflojado$ aflojada$ aflojados$ aflojadas$ aflojando aflojaron aflojaba aflojaste aflojara aflojaria aflojamos
    screw tighten | atornilla atornille atornillen atornillad atornillar | atornillado$ atornillada$ atornillados$ atornilladas$ atornillando atornillaron atornillaba atornillaste atornillara atornillaria atornillamos
    unscrew loosen | desatornilla desatornille desatornillen desatornillad desatornillar | desatornillado$ desatornillada$ desatornillados$ desatornilladas$ desatornillando desatornillaron desatornillaba desatornillaste desatornillara desatornillaria desatornillamos
    drill | taladra taladre taladren taladrad taladrar | taladrado$ taladrada$ taladrados$ taladradas$ taladrando taladraron taladraba taladraste taladrara taladraria taladramos
    weld solder | suelda suelde suelden soldar solda | soldado$ soldada$ soldados$ soldadas$ soldando soldaron soldaba soldaste soldara soldaria soldamos
    disassemble unmount | desmonta desmonte desmonten desmontad desmontar desensambla desensamble desensamblen desensamblad desensamblar | desmontado$ desmontada$ desmontados$ desmontadas$ desmontando desmontaron desmontaba desmontaste desmontara desmontaria desmontamos desensamblado$ desensamblada$ desensamblados$ desensambladas$ desensamblando desensamblaron desensamblaba desensamblaste desensamblara desensamblaria desensamblamos
    disarm dismantle | desarma desarmen desarmad desarmar desarmes desarmelo desarmela desarmelos desarmelas desarmele desarmeme | desarmado$ desarmada$ desarmados$ desarmadas$ desarmando desarmaron desarmaba desarmaste desarmara desarmaria desarmamos
    arm assemble | arme armen armad armar armalo armala armalos armalas armale armame | armado$ armada$ armados$ armadas$ armando armaron armaba armaste armara armaria armamos
    assemble | ensambla ensamble ensamblen ensamblad ensamblar | ensamblado$ ensamblada$ ensamblados$ ensambladas$ ensamblando ensamblaron ensamblaba ensamblaste ensamblara ensamblaria ensamblamos
    patch | parchea parchee parcheen parchead parchear remienda remiende remienden remendad remendar remenda | parcheado$ parcheada$ parcheados$ parcheadas$ parcheando parchearon parcheaba parcheaste parcheara parchearia parcheamos remendado$ remendada$ remendados$ remendadas$ remendando remendaron remendaba remendaste remendara remendaria remendamos
    calibrate | calibra calibre calibren calibrad calibrar | calibrado$ calibrada$ calibrados$ calibradas$ calibrando calibraron calibraba calibraste calibrara calibraria calibramos
    adjust regulate | regula regule regulen regulad regularlo regularla regularlos regularlas regularle regularme | regulado$ regulada$ regulados$ reguladas$ regulando regularon regulaba regulaste regulara regularia regulamos
    tune | afina afine afinen afinad afinar sintoniza sintonice sintonicen sintonizad sintonizar | afinado$ afinada$ afinados$ afinadas$ afinando afinaron afinaba afinaste afinara afinaria afinamos sintonizado$ sintonizada$ sintonizados$ sintonizadas$ sintonizando sintonizaron sintonizaba sintonizaste sintonizara sintonizaria sintonizamos
    unpair disconnect | desempareja desempareje desemparejen desemparejad desemparejar | desemparejado$ desemparejada$ desemparejados$ desemparejadas$ desemparejando desemparejaron desemparejaba desemparejaste desemparejara desemparejaria desemparejamos
    couple connect | acopla acople acoplen acoplad acoplar | acoplado$ acoplada$ acoplados$ acopladas$ acoplando acoplaron acoplaba acoplaste acoplara acoplaria acoplamos
    uncouple disconnect | desacopla desacople desacoplen desacoplad desacoplar | desacoplado$ desacoplada$ desacoplados$ desacopladas$ desacoplando desacoplaron desacoplaba desacoplaste desacoplara desacoplaria desacoplamos
    unpin | despincha despinche despinchen despinchad despinchar | despinchado$ despinchada$ despinchados$ despinchadas$ despinchando despincharon despinchaba despinchaste despinchara despincharia despinchamos
    silence mute | acalla acalle acallen acallad acallar | acallado$ acallada$ acallados$ acalladas$ acallando acallaron acallaba acallaste acallara acallaria acallamos
    sleep suspend | adormece adormezca adormezcan adormeced adormecer adormezcas hiberna hiberne hibernen hibernad hibernar | adormecido adormecida adormeciendo adormecieron adormeciste adormecera adormecemos hibernado$ hibernada$ hibernados$ hibernadas$ hibernando hibernaron hibernaba hibernaste hibernara hibernaria hibernamos
    shuffle mix | baraje barajen barajad barajar barajalo barajala barajalos barajalas barajale barajame | barajado$ barajada$ barajados$ barajadas$ barajando barajaron barajaba barajaste barajara barajaria barajamos
    randomize shuffle | aleatoriza aleatorice aleatoricen aleatorizad aleatorizar | aleatorizado$ aleatorizada$ aleatorizados$ aleatorizadas$ aleatorizando aleatorizaron aleatorizaba aleatorizaste aleatorizara aleatorizaria aleatorizamos
    draw raffle | sortea sortee sorteen sortead sortear rife rifen rifad rifar rifalo rifala rifalos rifalas rifale rifame | sorteado$ sorteada$ sorteados$ sorteadas$ sorteando sortearon sorteaba sorteaste sorteara sortearia sorteamos rifado$ rifada$ rifados$ rifadas$ rifando rifaron rifaba rifaste rifara rifaria rifamos
    bid | puje pujen pujad pujar pujalo pujala pujalos pujalas pujale pujame | pujado$ pujada$ pujados$ pujadas$ pujando pujaron pujaba pujaste pujara pujaria pujamos
    auction sell | subaste subasten subastad subastar subastalo subastala subastalos subastalas subastale subastame | subastado$ subastada$ subastados$ subastadas$ subastando subastaron subastaba subastaste subastara subastaria subastamos
    bargain negotiate | regatea regatee regateen regatead regatear | regateado$ regateada$ regateados$ regateadas$ regateando regatearon regateaba regateaste regateara regatearia regateamos
    appoint designate | designa designe designen designad designar nomine nominen nominad nominar nominalo nominala nominalos nominalas nominale nominame | designado$ designada$ designados$ designadas$ designando designaron designaba designaste designara designaria designamos nominado$ nominada$ nominados$ nominadas$ nominando nominaron nominaba nominaste nominara nominaria nominamos
    dismiss remove | destituye destituya destituyan destituid destituir destituyas | destituido destituida destituiendo destituieron destituiste destituira destituimos
    recruit hire | recluta reclute recluten reclutad reclutar | reclutado$ reclutada$ reclutados$ reclutadas$ reclutando reclutaron reclutaba reclutaste reclutara reclutaria reclutamos
    warn | amonesta amoneste amonesten amonestad amonestar | amonestado$ amonestada$ amonestados$ amonestadas$ amonestando amonestaron amonestaba amonestaste amonestara amonestaria amonestamos
    fine penalize | multelos multelas multele multame multeme multarles multarme sanciona sancione sancionen sancionad sancionar | multado$ multada$ multados$ multadas$ multara sancionado$ sancionada$ sancionados$ sancionadas$ sancionando sancionaron sancionaba sancionaste sancionara sancionaria sancionamos
    punish penalize | castiga castigue castiguen castigad castigar | castigado$ castigada$ castigados$ castigadas$ castigando castigaron castigaba castigaste castigara castigaria castigamos
    reward | premia premie premien premiad premiar recompense recompensen recompensad recompensar recompensalo recompensala recompensalos recompensalas recompensale recompensame | premiado$ premiada$ premiados$ premiadas$ premiando premiaron premiaba premiaste premiara premiaria premiamos recompensado$ recompensada$ recompensados$ recompensadas$ recompensando recompensaron recompensaba recompensaste recompensara recompensaria recompensamos
    praise | elogia elogie elogien elogiad elogiar | elogiado$ elogiada$ elogiados$ elogiadas$ elogiando elogiaron elogiaba elogiaste elogiara elogiaria elogiamos
    congratulate | felicita felicite feliciten felicitad felicitar | felicitado$ felicitada$ felicitados$ felicitadas$ felicitando felicitaron felicitaba felicitaste felicitara felicitaria felicitamos
    excuse | excuse excusen excusad excusar excusalo excusala excusalos excusalas excusale excusame disculpad disculpar disculpes disculpalo disculpala disculpalos disculpalas disculpale disculpelo disculpela disculpelos disculpelas disculpele disculpame disculpeme | excusado$ excusada$ excusados$ excusadas$ excusando excusaron excusaba excusaste excusara excusaria excusamos disculpado$ disculpada$ disculpados$ disculpadas$ disculpando disculparon disculpaba disculpaste disculpara disculparia disculpamos
    justify | justifica justifique justifiquen justificad justificar | justificado$ justificada$ justificados$ justificadas$ justificando justificaron justificaba justificaste justificara justificaria justificamos
    summon | emplaza emplace emplacen emplazad emplazar | emplazado$ emplazada$ emplazados$ emplazadas$ emplazando emplazaron emplazaba emplazaste emplazara emplazaria emplazamos
    cancel call-off | desconvoca desconvoque desconvoquen desconvocad desconvocar | desconvocado$ desconvocada$ desconvocados$ desconvocadas$ desconvocando desconvocaron desconvocaba desconvocaste desconvocara desconvocaria desconvocamos
    uninvite | desinvita desinvite desinviten desinvitad desinvitar | desinvitado$ desinvitada$ desinvitados$ desinvitadas$ desinvitando desinvitaron desinvitaba desinvitaste desinvitara desinvitaria desinvitamos
    unenroll remove | desapunta desapunte desapunten desapuntad desapuntar desmatricula desmatricule desmatriculen desmatriculad desmatricular | desapuntado$ desapuntada$ desapuntados$ desapuntadas$ desapuntando desapuntaron desapuntaba desapuntaste desapuntara desapuntaria desapuntamos desmatriculado$ desmatriculada$ desmatriculados$ desmatriculadas$ desmatriculando desmatricularon desmatriculaba desmatriculaste desmatriculara desmatricularia desmatriculamos
    enroll enlist | enrola enrole enrolen enrolad enrolar alista aliste alisten alistad alistar | enrolado$ enrolada$ enrolados$ enroladas$ enrolando enrolaron enrolaba enrolaste enrolara enrolaria enrolamos alistado$ alistada$ alistados$ alistadas$ alistando alistaron alistaba alistaste alistara alistaria alistamos
    cross-out strike | tache tachen tachad tachar tachalo tachala tachalos tachalas tachale tachame | tachado$ tachada$ tachados$ tachadas$ tachando tacharon tachaba tachaste tachara tacharia tachamos
    underline | subraya subraye subrayen subrayad subrayar | subrayado$ subrayada$ subrayados$ subrayadas$ subrayando subrayaron subrayaba subrayaste subrayara subrayaria subrayamos
    highlight | resalta resalte resalten resaltad resaltar | resaltado$ resaltada$ resaltados$ resaltadas$ resaltando resaltaron resaltaba resaltaste resaltara resaltaria resaltamos
    check tick | palomea palomee palomeen palomead palomear tilda tilde tilden tildad tildar | palomeado$ palomeada$ palomeados$ palomeadas$ palomeando palomearon palomeaba palomeaste palomeara palomearia palomeamos tildado$ tildada$ tildados$ tildadas$ tildando tildaron tildaba tildaste tildara tildaria tildamos
    uncheck | destilda destilde destilden destildad destildar | destildado$ destildada$ destildados$ destildadas$ destildando destildaron destildaba destildaste destildara destildaria destildamos
    frame | encuadra encuadre encuadren encuadrad encuadrar | encuadrado$ encuadrada$ encuadrados$ encuadradas$ encuadrando encuadraron encuadraba encuadraste encuadrara encuadraria encuadramos
    ungroup | desagrupa desagrupe desagrupen desagrupad desagrupar | desagrupado$ desagrupada$ desagrupados$ desagrupadas$ desagrupando desagruparon desagrupaba desagrupaste desagrupara desagruparia desagrupamos
    filter sift | tamiza tamice tamicen tamizad tamizar | tamizado$ tamizada$ tamizados$ tamizadas$ tamizando tamizaron tamizaba tamizaste tamizara tamizaria tamizamos
    deprioritize | desprioriza despriorice desprioricen despriorizad despriorizar | despriorizado$ despriorizada$ despriorizados$ despriorizadas$ despriorizando despriorizaron despriorizaba despriorizaste despriorizara despriorizaria despriorizamos
    accelerate speed-up | acelera acelere aceleren acelerad acelerar agiliza agilice agilicen agilizad agilizar apura apure apuren apurad apurar | acelerado$ acelerada$ acelerados$ aceleradas$ acelerando aceleraron aceleraba aceleraste acelerara aceleraria aceleramos agilizado$ agilizada$ agilizados$ agilizadas$ agilizando agilizaron agilizaba agilizaste agilizara agilizaria agilizamos apurado$ apurada$ apurados$ apuradas$ apurando apuraron apuraba apuraste apurara apuraria apuramos
    slow-down slow | ralentiza ralentice ralenticen ralentizad ralentizar | ralentizado$ ralentizada$ ralentizados$ ralentizadas$ ralentizando ralentizaron ralentizaba ralentizaste ralentizara ralentizaria ralentizamos
    urge remind | apremia apremie apremien apremiad apremiar | apremiado$ apremiada$ apremiados$ apremiadas$ apremiando apremiaron apremiaba apremiaste apremiara apremiaria apremiamos
    answer | descuelga descuelgue descuelguen descolgad descolgar descolga | descolgado$ descolgada$ descolgados$ descolgadas$ descolgando descolgaron descolgaba descolgaste descolgara descolgaria descolgamos
    route forward | encamina encamine encaminen encaminad encaminar enruta enrute enruten enrutad enrutar | encaminado$ encaminada$ encaminados$ encaminadas$ encaminando encaminaron encaminaba encaminaste encaminara encaminaria encaminamos enrutado$ enrutada$ enrutados$ enrutadas$ enrutando enrutaron enrutaba enrutaste enrutara enrutaria enrutamos
    locate | ubica ubique ubiquen ubicad ubicar geolocaliza geolocalice geolocalicen geolocalizad geolocalizar | ubicado$ ubicada$ ubicados$ ubicadas$ ubicando ubicaron ubicaba ubicaste ubicara ubicaria ubicamos geolocalizado$ geolocalizada$ geolocalizados$ geolocalizadas$ geolocalizando geolocalizaron geolocalizaba geolocalizaste geolocalizara geolocalizaria geolocalizamos
    chase follow | persigue persiga persigan perseguid perseguir persigas | perseguido perseguida perseguiendo perseguieron perseguiste perseguira perseguimos
    unjam unblock | desatasca desatasque desatasquen desatascad desatascar desencalla desencalle desencallen desencallad desencallar destraba destrabe destraben destrabad destrabar | desatascado$ desatascada$ desatascados$ desatascadas$ desatascando desatascaron desatascaba desatascaste desatascara desatascaria desatascamos desencallado$ desencallada$ desencallados$ desencalladas$ desencallando desencallaron desencallaba desencallaste desencallara desencallaria desencallamos destrabado$ destrabada$ destrabados$ destrabadas$ destrabando destrabaron destrababa destrabaste destrabara destrabaria destrabamos
    bar block | atranca atranque atranquen atrancad atrancar tranque tranquen trancad trancar trancalo trancala trancalos trancalas trancale trancame | atrancado$ atrancada$ atrancados$ atrancadas$ atrancando atrancaron atrancaba atrancaste atrancara atrancaria atrancamos trancado$ trancada$ trancados$ trancadas$ trancando trancaron trancaba trancaste trancara trancaria trancamos
    abort cancel | aborta aborte aborten abortad abortar | abortado$ abortada$ abortados$ abortadas$ abortando abortaron abortaba abortaste abortara abortaria abortamos
    push | pushea pushee pusheen pushead pushear | pusheado$ pusheada$ pusheados$ pusheadas$ pusheando pushearon pusheaba pusheaste pusheara pushearia pusheamos
    merge | mergea mergee mergeen mergead mergear | mergeado$ mergeada$ mergeados$ mergeadas$ mergeando mergearon mergeaba mergeaste mergeara mergearia mergeamos
    fork | forkea forkee forkeen forkead forkear | forkeado$ forkeada$ forkeados$ forkeadas$ forkeando forkearon forkeaba forkeaste forkeara forkearia forkeamos
    index reindex | indexa indexe indexen indexad indexar reindexa reindexe reindexen reindexad reindexar | indexado$ indexada$ indexados$ indexadas$ indexando indexaron indexaba indexaste indexara indexaria indexamos reindexado$ reindexada$ reindexados$ reindexadas$ reindexando reindexaron reindexaba reindexaste reindexara reindexaria reindexamos
    cache | cachea cachee cacheen cachead cachear | cacheado$ cacheada$ cacheados$ cacheadas$ cacheando cachearon cacheaba cacheaste cacheara cachearia cacheamos
    replicate copy | replique repliquen replicad replicar replicalo replicala replicalos replicalas replicale replicame | replicado$ replicada$ replicados$ replicadas$ replicando replicaron replicaba replicaste replicara replicaria replicamos
    dump export | vuelca vuelque vuelquen volcad volcar volca | volcado$ volcada$ volcados$ volcadas$ volcando volcaron volcaba volcaste volcara volcaria volcamos
    assign hand-over | cede ceda cedan ceded ceder cedas | cedido cedida cediendo cedieron cediste cedera cedemos
    entrust assign | encomienda encomiende encomienden encomendad encomendar encomenda | encomendado$ encomendada$ encomendados$ encomendadas$ encomendando encomendaron encomendaba encomendaste encomendara encomendaria encomendamos
    investigate inquire | averigua averigue averiguen averiguad averiguar indaga indague indaguen indagad indagar investiga investigue investiguen investigad investigar | averiguado$ averiguada$ averiguados$ averiguadas$ averiguando averiguaron averiguaba averiguaste averiguara averiguaria averiguamos indagado$ indagada$ indagados$ indagadas$ indagando indagaron indagaba indagaste indagara indagaria indagamos investigado$ investigada$ investigados$ investigadas$ investigando investigaron investigaba investigaste investigara investigaria investigamos
    plate serve | emplata emplate emplaten emplatad emplatar | emplatado$ emplatada$ emplatados$ emplatadas$ emplatando emplataron emplataba emplataste emplatara emplataria emplatamos
    bake cook | hornea hornee horneen hornead hornear | horneado$ horneada$ horneados$ horneadas$ horneando hornearon horneaba horneaste horneara hornearia horneamos
    fry cook | frie freid freir frialo frialos frialas friale friame | freido freida freiendo freieron freiste freira freimos
    roast cook | ase asen asad asar asalo asala asalos asalas asale asame | asada$ asadas$ asando asaron asaba asaste asara asaria asamos
    season | sazona sazone sazonen sazonad sazonar | sazonado$ sazonada$ sazonados$ sazonadas$ sazonando sazonaron sazonaba sazonaste sazonara sazonaria sazonamos
    slice cut | trocea trocee troceen trocead trocear | troceado$ troceada$ troceados$ troceadas$ troceando trocearon troceaba troceaste troceara trocearia troceamos
    cut | cortelos cortelas cortele cortame corteme cortarles cortarme | cortado$ cortada$ cortados$ cortadas$ cortara cortaria cortamos
    chop | pica pique piquen picad picar | picado$ picada$ picados$ picadas$ picando picaron picaba picaste picara picaria picamos
    seat place | sienta siente sienten sentad sentar senta acomoda acomode acomoden acomodad acomodar | sentado$ sentada$ sentados$ sentadas$ sentando sentaron sentaba sentaste sentara sentaria sentamos acomodado$ acomodada$ acomodados$ acomodadas$ acomodando acomodaron acomodaba acomodaste acomodara acomodaria acomodamos
    reseat rearrange | reacomoda reacomode reacomoden reacomodad reacomodar | reacomodado$ reacomodada$ reacomodados$ reacomodadas$ reacomodando reacomodaron reacomodaba reacomodaste reacomodara reacomodaria reacomodamos
    swap exchange | permuta permute permuten permutad permutar trueca trueque truequen trocad trocar troca | permutado$ permutada$ permutados$ permutadas$ permutando permutaron permutaba permutaste permutara permutaria permutamos trocado$ trocada$ trocados$ trocadas$ trocando trocaron trocaba trocaste trocara trocaria trocamos
    redeem | redime redima rediman redimid redimir redimas | redimido redimida redimiendo redimieron redimiste redimira redimimos
    sublet rent | subarrienda subarriende subarrienden subarrendad subarrendar subarrenda realquila realquile realquilen realquilad realquilar | subarrendado$ subarrendada$ subarrendados$ subarrendadas$ subarrendando subarrendaron subarrendaba subarrendaste subarrendara subarrendaria subarrendamos realquilado$ realquilada$ realquilados$ realquiladas$ realquilando realquilaron realquilaba realquilaste realquilara realquilaria realquilamos
    vacate empty | desocupa desocupe desocupen desocupad desocupar | desocupado$ desocupada$ desocupados$ desocupadas$ desocupando desocuparon desocupaba desocupaste desocupara desocuparia desocupamos
    occupy | ocupa ocupe ocupen ocupad ocupar | ocupado$ ocupada$ ocupados$ ocupadas$ ocupando ocuparon ocupaba ocupaste ocupara ocuparia ocupamos
    extinguish end | extingue extinga extingan extinguid extinguir extingas | extinguido extinguida extinguiendo extinguieron extinguiste extinguira extinguimos
    revalidate renew | revalida revalide revaliden revalidad revalidar | revalidado$ revalidada$ revalidados$ revalidadas$ revalidando revalidaron revalidaba revalidaste revalidara revalidaria revalidamos
    recognize validate | convalida convalide convaliden convalidad convalidar homologa homologue homologuen homologad homologar | convalidado$ convalidada$ convalidados$ convalidadas$ convalidando convalidaron convalidaba convalidaste convalidara convalidaria convalidamos homologado$ homologada$ homologados$ homologadas$ homologando homologaron homologaba homologaste homologara homologaria homologamos
    certify | certifica certifique certifiquen certificar compulse compulsen compulsad compulsar compulsalo compulsala compulsalos compulsalas compulsale compulsame | certificado$ certificada$ certificados$ certificadas$ certificando certificaron certificaba certificaste certificara certificaria certificamos compulsado$ compulsada$ compulsados$ compulsadas$ compulsando compulsaron compulsaba compulsaste compulsara compulsaria compulsamos
    authenticate | autentica autentique autentiquen autenticad autenticar | autenticado$ autenticada$ autenticados$ autenticadas$ autenticando autenticaron autenticaba autenticaste autenticara autenticaria autenticamos
    notarize | notariza notarice notaricen notarizad notarizar legaliza legalice legalicen legalizad legalizar | notarizado$ notarizada$ notarizados$ notarizadas$ notarizando notarizaron notarizaba notarizaste notarizara notarizaria notarizamos legalizado$ legalizada$ legalizados$ legalizadas$ legalizando legalizaron legalizaba legalizaste legalizara legalizaria legalizamos
    countersign sign | refrenda refrende refrenden refrendad refrendar | refrendado$ refrendada$ refrendados$ refrendadas$ refrendando refrendaron refrendaba refrendaste refrendara refrendaria refrendamos
    ratify approve | ratifica ratifique ratifiquen ratificad ratificar | ratificado$ ratificada$ ratificados$ ratificadas$ ratificando ratificaron ratificaba ratificaste ratificara ratificaria ratificamos
    veto reject | veta vete veten vetad vetar | vetado$ vetada$ vetados$ vetadas$ vetando vetaron vetaba vetaste vetara vetaria vetamos
    acknowledge | acusa acuse acusen acusar | acusado$ acusada$ acusados$ acusadas$ acusando acusaron acusaba acusaste acusara acusaria acusamos
    ensure verify | cerciora cerciore cercioren cerciorad cerciorar | cerciorado$ cerciorada$ cerciorados$ cercioradas$ cerciorando cercioraron cercioraba cercioraste cerciorara cercioraria cercioramos
    compare check | coteja coteje cotejen cotejad cotejar contrasta contrasten contrastad contrastar contrastelo contrastela contrastelos contrastelas contrastele contrasteme | cotejado$ cotejada$ cotejados$ cotejadas$ cotejando cotejaron cotejaba cotejaste cotejara cotejaria cotejamos contrastado$ contrastada$ contrastados$ contrastadas$ contrastando contrastaron contrastaba contrastaste contrastara contrastaria contrastamos
    amend correct | enmiende enmienden enmendad enmendar enmenda enmiendalo enmiendala enmiendalos enmiendalas enmiendale enmiendame | enmendado$ enmendada$ enmendados$ enmendadas$ enmendando enmendaron enmendaba enmendaste enmendara enmendaria enmendamos
    specify clarify | precise precisen precisad precisar precisalo precisala precisalos precisalas precisale precisame | precisado$ precisada$ precisados$ precisadas$ precisando precisaron precisaba precisaste precisara precisaria precisamos
    itemize | desglosa desglosen desglosad desglosar desgloselo desglosela desgloselos desgloselas desglosele desgloseme | desglosado$ desglosada$ desglosados$ desglosadas$ desglosando desglosaron desglosaba desglosaste desglosara desglosaria desglosamos
    synthesize summarize | sintetiza sintetice sinteticen sintetizad sintetizar | sintetizado$ sintetizada$ sintetizados$ sintetizadas$ sintetizando sintetizaron sintetizaba sintetizaste sintetizara sintetizaria sintetizamos
    paraphrase rewrite | parafrasea parafrasee parafraseen parafrasead parafrasear reformula reformule reformulen reformulad reformular | parafraseado$ parafraseada$ parafraseados$ parafraseadas$ parafraseando parafrasearon parafraseaba parafraseaste parafraseara parafrasearia parafraseamos reformulado$ reformulada$ reformulados$ reformuladas$ reformulando reformularon reformulaba reformulaste reformulara reformularia reformulamos
    interpret | interpreta interpreten interpretad interpretar interpretelo interpretela interpretelos interpretelas interpretele interpreteme | interpretado$ interpretada$ interpretados$ interpretadas$ interpretando interpretaron interpretaba interpretaste interpretara interpretaria interpretamos
    subtitle | subtitula subtitule subtitulen subtitulad subtitular | subtitulado$ subtitulada$ subtitulados$ subtituladas$ subtitulando subtitularon subtitulaba subtitulaste subtitulara subtitularia subtitulamos
    transcribe | transcribe transcriba transcriban transcribid transcribir transcribas | transcribido transcribida transcribiendo transcribieron transcribiste transcribira transcribimos
    dictate | dicta dicte dicten dictad dictar | dictado$ dictada$ dictados$ dictadas$ dictando dictaron dictaba dictaste dictara dictaria dictamos
    photograph capture | retrata retrate retraten retratad retratar | retratado$ retratada$ retratados$ retratadas$ retratando retrataron retrataba retrataste retratara retrataria retratamos
    photocopy copy | fotocopie fotocopien fotocopiad fotocopiar fotocopialo fotocopiala fotocopialos fotocopialas fotocopiale fotocopiame | fotocopiado$ fotocopiada$ fotocopiados$ fotocopiadas$ fotocopiando fotocopiaron fotocopiaba fotocopiaste fotocopiara fotocopiaria fotocopiamos
    bind | encuaderna encuaderne encuadernen encuadernad encuadernar | encuadernado$ encuadernada$ encuadernados$ encuadernadas$ encuadernando encuadernaron encuadernaba encuadernaste encuadernara encuadernaria encuadernamos
    laminate | plastifica plastifique plastifiquen plastificad plastificar | plastificado$ plastificada$ plastificados$ plastificadas$ plastificando plastificaron plastificaba plastificaste plastificara plastificaria plastificamos
    post publish | postea postee posteen postead postear | posteado$ posteada$ posteados$ posteadas$ posteando postearon posteaba posteaste posteara postearia posteamos
    tweet post | tuitea tuitee tuiteen tuitead tuitear retuitea retuitee retuiteen retuitead retuitear | tuiteado$ tuiteada$ tuiteados$ tuiteadas$ tuiteando tuitearon tuiteaba tuiteaste tuiteara tuitearia tuiteamos retuiteado$ retuiteada$ retuiteados$ retuiteadas$ retuiteando retuitearon retuiteaba retuiteaste retuiteara retuitearia retuiteamos
    retransmit broadcast | retransmite retransmita retransmitan retransmitid retransmitir retransmitas | retransmitido retransmitida retransmitiendo retransmitieron retransmitiste retransmitira retransmitimos
    disclose share | divulga divulgue divulguen divulgad divulgar | divulgado$ divulgada$ divulgados$ divulgadas$ divulgando divulgaron divulgaba divulgaste divulgara divulgaria divulgamos
    censor | censura censure censuren censurad censurar | censurado$ censurada$ censurados$ censuradas$ censurando censuraron censuraba censuraste censurara censuraria censuramos
    moderate | modera modere moderen moderad moderar | moderado$ moderada$ moderados$ moderadas$ moderando moderaron moderaba moderaste moderara moderaria moderamos
    unpin | despinea despinee despineen despinead despinear | despineado$ despineada$ despineados$ despineadas$ despineando despinearon despineaba despineaste despineara despinearia despineamos
    like | likea likee likeen likead likear | likeado$ likeada$ likeados$ likeadas$ likeando likearon likeaba likeaste likeara likearia likeamos
    dislike unlike | deslikea deslikee deslikeen deslikead deslikear | deslikeado$ deslikeada$ deslikeados$ deslikeadas$ deslikeando deslikearon deslikeaba deslikeaste deslikeara deslikearia deslikeamos
    tag | taguea taguee tagueen taguead taguear | tagueado$ tagueada$ tagueados$ tagueadas$ tagueando taguearon tagueaba tagueaste tagueara taguearia tagueamos
    mention | menciona mencione mencionen mencionad mencionar | mencionado$ mencionada$ mencionados$ mencionadas$ mencionando mencionaron mencionaba mencionaste mencionara mencionaria mencionamos
    chat message | chatea chatee chateen chatead chatear mensajea mensajee mensajeen mensajear whatsappea whatsappee whatsappeen whatsappead whatsappear textea textee texteen textead textear | chateado$ chateada$ chateados$ chateadas$ chateando chatearon chateaba chateaste chateara chatearia chateamos mensajeado$ mensajeada$ mensajeados$ mensajeadas$ mensajeando mensajearon mensajeaba mensajeaste mensajeara mensajearia mensajeamos whatsappeado$ whatsappeada$ whatsappeados$ whatsappeadas$ whatsappeando whatsappearon whatsappeaba whatsappeaste whatsappeara whatsappearia whatsappeamos texteado$ texteada$ texteados$ texteadas$ texteando textearon texteaba texteaste texteara textearia texteamos
    shred destroy | tritura triture trituren triturad triturar | triturado$ triturada$ triturados$ trituradas$ triturando trituraron trituraba trituraste triturara trituraria trituramos
    reserve separate | aparta aparte aparten apartad apartar | apartado$ apartada$ apartados$ apartadas$ apartando apartaron apartaba apartaste apartara apartaria apartamos
    append attach | anexa anexe anexen anexad anexar | anexado$ anexada$ anexados$ anexadas$ anexando anexaron anexaba anexaste anexara anexaria anexamos
    average calculate | promedia promedie promedien promediad promediar | promediado$ promediada$ promediados$ promediadas$ promediando promediaron promediaba promediaste promediara promediaria promediamos
    appraise value | tase tasen tasad tasar tasalo tasala tasalos tasalas tasale tasame | tasado$ tasada$ tasados$ tasadas$ tasando tasaron tasaba tasaste tasara tasaria tasamos
    budget | presupueste presupuesten presupuestad presupuestar presupuestalo presupuestala presupuestalos presupuestalas presupuestale presupuestame | presupuestado$ presupuestada$ presupuestados$ presupuestadas$ presupuestando presupuestaron presupuestaba presupuestaste presupuestara presupuestaria presupuestamos
    burn | quema queme quemen quemad quemar | quemado$ quemada$ quemados$ quemadas$ quemando quemaron quemaba quemaste quemara quemaria quemamos
    toast | tuesta tueste tuesten tostad tostar tosta | tostado$ tostada$ tostados$ tostadas$ tostando tostaron tostaba tostaste tostara tostaria tostamos
    unschedule cancel | desprograma desprograme desprogramen desprogramad desprogramar desagenda desagende desagenden desagendad desagendar | desprogramado$ desprogramada$ desprogramados$ desprogramadas$ desprogramando desprogramaron desprogramaba desprogramaste desprogramara desprogramaria desprogramamos desagendado$ desagendada$ desagendados$ desagendadas$ desagendando desagendaron desagendaba desagendaste desagendara desagendaria desagendamos
    book reserve | bookea bookee bookeen bookead bookear | bookeado$ bookeada$ bookeados$ bookeadas$ bookeando bookearon bookeaba bookeaste bookeara bookearia bookeamos
    check | checa chequen checad checar chequelo chequela chequelos chequelas chequele chequeme | checado$ checada$ checados$ checadas$ checando checaron checaba checaste checara checaria checamos
    browse skim | ojea ojee ojeen ojead ojear hojea hojee hojeen hojead hojear | ojeado$ ojeada$ ojeados$ ojeadas$ ojeando ojearon ojeaba ojeaste ojeara ojearia ojeamos hojeado$ hojeada$ hojeados$ hojeadas$ hojeando hojearon hojeaba hojeaste hojeara hojearia hojeamos
    encode | codifica codifique codifiquen codificad codificar | codificado$ codificada$ codificados$ codificadas$ codificando codificaron codificaba codificaste codificara codificaria codificamos
    decode | decodifica decodifique decodifiquen decodificad decodificar descodifica descodifique descodifiquen descodificad descodificar | decodificado$ decodificada$ decodificados$ decodificadas$ decodificando decodificaron decodificaba decodificaste decodificara decodificaria decodificamos descodificado$ descodificada$ descodificados$ descodificadas$ descodificando descodificaron descodificaba descodificaste descodificara descodificaria descodificamos
    compress | comprimalos comprimalas comprimale comprimeme comprimame comprimirles comprimirme | comprimido comprimida comprimiendo comprimieron comprimiste comprimira comprimimos
    decompress extract | descomprimalos descomprimalas descomprimale descomprimeme descomprimame descomprimirles descomprimirme | descomprimido descomprimida descomprimiendo descomprimieron descomprimiste descomprimira descomprimimos
    triple | triplica triplique tripliquen triplicad triplicar | triplicado$ triplicada$ triplicados$ triplicadas$ triplicando triplicaron triplicaba triplicaste triplicara triplicaria triplicamos
    clarify explain | esclarece esclarezca esclarezcan esclareced esclarecer esclarezcas | esclarecido esclarecida esclareciendo esclarecieron esclareciste esclarecera esclarecemos
    unload | desestiba desestibe desestiben desestibad desestibar | desestibado$ desestibada$ desestibados$ desestibadas$ desestibando desestibaron desestibaba desestibaste desestibara desestibaria desestibamos
    expire | vencer | vence$ vencen$ vencio$ vencera$ vencido$ vencida$ vencidos$ vencidas$`,
  words: `invoice | factura$ facturas$ facturacion$
    bill | recibo$ recibos$
    receipt | comprobante justificante resguardo ticket$ tickets$
    order | pedido orden$ ordenes$ encargo$ encargos$
    purchase | compra$ compras$ adquisicion
    sale | venta$ ventas$
    customer client | cliente clienta clientela
    contact | contacto
    company business | empresa compania sociedad negocio$ negocios$
    supplier vendor | proveedor vendedor$ vendedores$ suministrador
    partner | socio$ socios$ socia$ socias$ companero
    contract | contrato
    agreement | acuerdo convenio
    offer | oferta$ ofertas$
    quote estimate | presupuesto cotizacion
    budget | presupuesto
    payment | pago$ pagos$ cobro$ cobros$ abono$ abonos$
    installment | plazo$ plazos$ cuota$ cuotas$ mensualidad
    account | cuenta$ cuentas$
    bank | banco$ bancos$ bancari banca$
    card | tarjeta$ tarjetas$ carne$
    money cash | dinero efectivo metalico
    amount sum | importe$ importes$ monto$ montos$ cantidad suma$ sumas$
    price | precio tarifa
    cost | coste$ costes$ costo$ costos$
    expense | gasto$ gastos$
    income revenue | ingreso$ ingresos$ renta$ rentas$
    profit | beneficio ganancia lucro
    loss | perdida$ perdidas$
    debt | deuda$ deudas$ adeudo
    loan credit | prestamo credito hipoteca
    interest | interes$ intereses$
    tax | impuesto tributo fiscal iva$
    discount | descuento rebaja$ rebajas$
    coupon voucher | cupon$ cupones$ vale$ vales$ bono$ bonos$
    refund | reembolso devolucion
    balance | saldo$ saldos$ balance$ balances$
    statement | extracto$ extractos$
    transaction | transaccion operacion
    transfer | transferencia traspaso giro$ giros$
    currency | moneda$ monedas$ divisa$ divisas$
    shipment delivery | envio$ envios$ entrega$ entregas$ expedicion
    package parcel | paquete$ paquetes$ bulto$ bultos$
    box | caja$ cajas$
    warehouse | almacen$ almacenes$ bodega$ bodegas$ deposito$ depositos$
    stock inventory | existencias inventario stock$ stocks$
    product | producto
    item article | articulo
    material | material$ materiales$
    goods merchandise | mercancia mercaderia
    catalog | catalogo
    category | categoria
    brand | marca$ marcas$
    model | modelo$ modelos$
    size | tamano talla$ tallas$
    color | color$ colores$
    weight | peso$ pesos$
    quality | calidad
    warranty | garantia
    complaint claim | reclamacion queja$ quejas$
    review rating | resena$ resenas$ valoracion opinion$ opiniones$
    survey | encuesta$ encuestas$
    feedback | comentario retroaliment
    cart basket | carrito$ carritos$ cesta$ cestas$
    shop store | tienda$ tiendas$ comercio
    market | mercado$ mercados$
    campaign | campana$ campanas$
    advertisement ad | anuncio$ anuncios$ publicidad
    lead prospect | prospecto oportunidad lead$ leads$
    deal | trato$ tratos$ negociacion
    subscription | suscripcion abono$ abonos$
    subscriber | suscriptor abonad
    membership | membresia afiliacion
    plan | plan$ planes$
    project | proyecto$ proyectos$
    task | tarea$ tareas$ labor$ labores$
    to do | pendiente quehacer
    issue problem | problema$ problemas$ incidencia incidente
    ticket | ticket$ tickets$ tique$ tiques$ tiquet billete$ billetes$ boleto$ boletos$ pasaje$ pasajes$ entrada$ entradas$
    request | solicitud peticion requerimiento
    proposal | propuesta$ propuestas$
    application | solicitud candidatura
    approval | aprobacion visto$
    deadline | plazo$ plazos$ limite vencimiento
    milestone | hito$ hitos$
    meeting | reunion$ reuniones$ junta$ juntas$
    appointment | cita$ citas$ turno$ turnos$
    event | evento$ eventos$ acontecim
    calendar | calendario agenda$ agendas$
    schedule | horario$ horarios$ programacion
    agenda | agenda$ agendas$
    invitation | invitacion
    participant attendee | participante asistente$ asistentes$
    guest | invitado$ invitados$ invitada$ invitadas$ huesped
    minutes | acta$ actas$
    decision | decision$ decisiones$
    goal objective | objetivo$ objetivos$ meta$ metas$
    strategy | estrategia
    report | informe$ informes$ reporte$ reportes$ memoria$
    summary | resumen$ resumenes$
    document | documento documentacion
    file | archivo$ archivos$ fichero$ ficheros$ expediente
    folder | carpeta$ carpetas$ directorio
    page | pagina$ paginas$
    form | formulario impreso$ impresos$
    template | plantilla$ plantillas$
    signature | firma$ firmas$
    attachment | adjunto$ adjuntos$ anexo$ anexos$
    letter | carta$ cartas$ letra$ letras$
    mail post | correo$ correos$
    email | correo$ correos$ email$ emails$ mail$ mails$
    message | mensaje$ mensajes$ recado$ recados$
    note | nota$ notas$ apunte$ apuntes$
    comment | comentario
    notification | notificacion aviso$ avisos$
    reminder | recordatorio
    alert | alerta$ alertas$
    question | pregunta$ preguntas$ duda$ dudas$ cuestion$
    answer reply | respuesta$ respuestas$ contestacion
    call | llamada$ llamadas$
    phone | telefono$ telefonos$ movil$ moviles$ celular
    number | numero$ numeros$
    name | nombre$ nombres$
    surname | apellido
    first name | pila$
    title | titulo$ titulos$
    description | descripcion
    address | direccion domicilio
    city town | ciudad$ ciudades$
    village | pueblo$ pueblos$ aldea$ aldeas$
    country | pais$ paises$
    region | region$ regiones$ comarca
    state | estado$ estados$
    zip code postcode | postal
    street | calle$ calles$ avenida$ avenidas$
    place | lugar$ lugares$ sitio$ sitios$
    location | ubicacion localizacion
    area zone | area$ areas$ zona$ zonas$
    link url | enlace$ enlaces$ vinculo$ vinculos$
    code | codigo$ codigos$
    reference | referencia
    id identifier | identificador identificacion
    key | clave$ claves$ llave$ llaves$
    value | valor$ valores$
    type kind | tipo$ tipos$ clase$ clases$
    status state | estado$ estados$ situacion
    priority | prioridad
    quantity | cantidad
    number count | cuantia recuento
    limit | limite$ limites$ tope$ topes$
    threshold | umbral
    maximum | maximo$ maximos$ maxima$ maximas$
    minimum | minimo$ minimos$ minima$ minimas$
    average | media$ promedio
    total | total$ totales$
    percentage percent | porcentaje ciento$
    rate | tasa$ tasas$ indice$ indices$
    duration | duracion
    time | tiempo$ tiempos$ hora$ horas$
    date | fecha$ fechas$
    period | periodo$ periodos$
    interval | intervalo
    frequency | frecuencia
    day | dia$ dias$
    week | semana semanal
    month | mes$ meses$ mensual
    quarter | trimestre trimestral
    year | ano$ anos$ anual$ anuales$
    weekend | finde$
    hour | hora$ horas$
    minute | minuto$ minutos$
    second | segundo$ segundos$
    morning | manana$ mananas$
    afternoon | tarde$ tardes$
    evening | noche$ noches$ atardecer
    night | noche$ noches$
    today | hoy$
    tomorrow | manana$
    start beginning | inicio comienzo principio
    end | fin$ final$ finales$
    holiday vacation | vacacion festivo feriado
    step | paso$ pasos$
    list | lista$ listas$ listado
    group | grupo$ grupos$
    part | parte$ partes$
    version | version$ versiones$
    copy | copia$ copias$
    original | original
    language | idioma$ idiomas$ lengua$ lenguas$ lenguaje
    reason | motivo$ motivos$ razon$ razones$
    result | resultado
    history | historial historia$ historias$
    field | campo$ campos$ parcela$ parcelas$
    row line | fila$ filas$ linea$ lineas$
    column | columna$ columnas$
    table | tabla$ tablas$ mesa$ mesas$
    chart graph | grafico$ graficos$ grafica$ graficas$
    picture image | imagen$ imagenes$
    spreadsheet | hoja$ hojas$
    presentation slide | presentacion diapositiva
    option | opcion$ opciones$
    choice selection | eleccion seleccion
    change | cambio$ cambios$ modificacion
    improvement | mejora$ mejoras$
    idea | idea$ ideas$
    rule | regla$ reglas$ norma$ normas$
    policy | politica$ politicas$ poliza$ polizas$
    condition | condicion
    right permission | permiso$ permisos$ derecho$ derechos$ autorizacion
    access | acceso$ accesos$
    role | rol$ roles$ papel$
    owner | propietari dueno$ duenos$ duena$ duenas$ titular
    author | autor$ autores$ autora$ autoras$
    sender | remitente emisor
    recipient receiver | destinatario receptor
    responsible | responsable encargad
    office | oficina$ oficinas$ despacho
    branch office | sucursal filial
    headquarters | sede$ sedes$
    department | departamento
    team | equipo$ equipos$
    factory plant | fabrica$ fabricas$ planta$ plantas$
    machine | maquina maquinaria
    tool | herramienta
    equipment | equipo$ equipos$ equipamiento
    device | dispositivo aparato
    service | servicio$ servicios$
    support | soporte asistencia
    help | ayuda$ ayudas$
    lot batch | lote$ lotes$
    production | produccion
    supply | suministro$ suministros$ abastecim
    carrier | transportista mensajero
    route | ruta$ rutas$ recorrido
    pickup | recogida$ recogidas$
    return | devolucion retorno
    barcode | barras$
    customs | aduana$ aduanas$ aduaner
    export | exportacion
    import | importacion
    audit | auditoria
    accounting | contabilidad contable
    tender | licitacion
    timesheet | horas$
    insurance | seguro$ seguros$ aseguradora
    investment | inversion$ inversiones$
    share | accion$ acciones$
    shareholder | accionista
    donation | donacion donativo
    fine penalty | multa$ multas$ penalizacion sancion
    fee commission | comision honorario tasa$ tasas$
    tip | propina$ propinas$
    property | propiedad inmueble
    apartment flat | piso$ pisos$ apartamento departamento
    house | casa$ casas$ vivienda$ viviendas$ chalet
    building | edificio$ edificios$
    floor | piso$ pisos$ planta$ plantas$ suelo$ suelos$
    tenant | inquilin arrendatari
    landlord | casero$ caseros$ casera$ caseras$ arrendador
    rent | alquiler$ alquileres$ renta$ rentas$
    lease | arrendamiento
    auction | subasta$ subastas$
    bid | puja$ pujas$
    server | servidor$ servidores$
    computer | ordenador$ ordenadores$ computador
    laptop | portatil
    screen display | pantalla$ pantallas$
    printer | impresora$ impresoras$
    keyboard | teclado$ teclados$
    mouse | raton$ ratones$
    network | red$ redes$
    internet | internet
    website site | web$ webs$ sitio$ sitios$
    app application | aplicacion app$ apps$
    program software | programa$ programas$ software
    system | sistema$ sistemas$
    platform | plataforma
    database | basededatos bd$
    data | dato$ datos$
    deployment | despliegue implementacion
    release | lanzamiento publicacion
    environment | entorno$ entornos$
    cluster | cluster$ clusters$
    container | contenedor$ contenedores$
    pod | pod$ pods$
    instance | instancia$ instancias$
    virtual machine | virtual$ virtuales$
    node | nodo$ nodos$
    branch | rama$ ramas$
    repository repo | repositorio repo$ repos$
    commit | commit$ commits$ confirmacion
    pull request | pr$ prs$
    merge | fusion$ fusiones$
    bug error | error$ errores$ bug$ bugs$ fallo$ fallos$
    failure outage | caida$ caidas$ averia$ averias$ fallo$ fallos$
    test | prueba$ pruebas$ test$ tests$
    build | compilacion build$ builds$
    pipeline | pipeline$ pipelines$ canalizacion
    job | trabajo$ trabajos$ job$ jobs$
    queue | cola$ colas$
    log | log$ logs$ bitacora registro$ registros$
    metric | metrica$ metricas$
    dashboard | panel$ paneles$ tablero$ tableros$
    token | token$ tokens$ ficha$ fichas$
    password | contrasena clave$ password
    secret | secreto$ secretos$
    certificate | certificado$ certificados$
    backup | copia$ respaldo$ respaldos$ backup$ backups$
    snapshot | instantanea snapshot
    storage | almacenamiento
    memory | memoria$ memorias$
    disk | disco$ discos$
    processor | procesador cpu$
    load | carga$ cargas$
    traffic | trafico
    latency | latencia
    domain | dominio$ dominios$
    firewall | cortafuegos firewall
    port | puerto$ puertos$
    proxy | proxy$
    gateway | pasarela$ pasarelas$
    endpoint | endpoint$ endpoints$ extremo$ extremos$
    webhook | webhook$ webhooks$
    interface | interfaz$ interfaces$
    function | funcion$ funciones$
    feature | funcionalidad caracteristica
    flag | bandera$ banderas$ indicador
    setting configuration | ajuste$ ajustes$ configuracion
    parameter | parametro$ parametros$
    variable | variable$ variables$
    script | script$ scripts$ guion$ guiones$
    query | consulta$ consultas$
    index | indice$ indices$
    schema | esquema$ esquemas$
    cache | cache$ caches$
    session | sesion$ sesiones$
    cookie | cookie$ cookies$
    user | usuari
    username | usuario$
    administrator admin | administrador admin$ admins$
    developer | desarrollador programador
    profile | perfil$ perfiles$
    login | acceso$ inicio$
    connection | conexion$ conexiones$ escala$ escalas$ correspond
    update | actualizacion
    upgrade | mejora$ mejoras$
    patch | parche$ parches$
    license | licencia$ licencias$
    plugin extension | complemento plugin$ plugins$ extension$ extensiones$
    package | paquete$ paquetes$
    module | modulo$ modulos$
    dependency | dependencia
    library | libreria$ librerias$ biblioteca
    virus malware | virus malware
    vulnerability | vulnerabilidad
    attack | ataque$ ataques$
    security | seguridad
    encryption | cifrado$ encriptacion
    monitoring | supervision monitoreo monitorizacion
    service desk | soporte$
    workflow | flujo$ flujos$
    automation | automatizacion automatismo
    trigger | desencadenador disparador
    sensor | sensor$ sensores$
    robot | robot$ robots$
    camera | camara$ camaras$
    drone | dron$ drones$
    channel | canal$ canales$
    thread | hilo$ hilos$
    conversation chat | conversacion chat$ chats$ charla$ charlas$
    post | publicacion entrada$ entradas$ post$
    tag label | etiqueta$ etiquetas$
    bookmark | marcador$ marcadores$ favorito$ favoritos$
    filter | filtro$ filtros$
    board | tablero$ tableros$
    sprint | sprint$ sprints$
    epic | epica$ epicas$
    story | historia$ historias$ cuento$ cuentos$ relato$ relatos$
    dataset | datos$
    experiment | experimento ensayo$ ensayos$
    zone | zona$ zonas$
    person people | persona$ personas$ gente$
    employee | empleado$ empleados$ empleada$ empleadas$ trabajador
    worker | obrero$ obreros$ obrera$ obreras$ operari
    colleague | colega$ colegas$ companer
    manager | gerente$ gerentes$ encargad director$ directores$
    boss | jefe$ jefes$ jefa$ jefas$
    director | director$ directores$ directora$ directoras$ cineasta
    staff personnel | personal$ plantilla$ plantillas$
    intern | becario$ becarios$ becaria$ becarias$ practicante
    candidate applicant | candidat aspirante
    position job | puesto$ puestos$ empleo$ empleos$ cargo$ cargos$ vacante
    vacancy | vacante$ vacantes$
    interview | entrevista$ entrevistas$
    resume cv | curriculum cv$
    salary wage | salario$ salarios$ sueldo$ sueldos$ nomina$ nominas$
    payroll | nomina$ nominas$
    bonus | prima$ primas$ bonificacion
    shift | turno$ turnos$
    leave | permiso$ permisos$ baja$ bajas$ licencia$ licencias$
    absence | ausencia$ ausencias$
    sick leave | baja$ bajas$
    overtime | extra$ extras$ extraordinari
    training | formacion capacitacion
    course | curso$ cursos$
    skill | habilidad competencia
    performance | rendimiento desempeno
    retirement | jubilacion retiro$ retiros$
    dismissal | despido$ despidos$
    hire | contratacion
    family | familia$ familias$
    mother | madre$ madres$ mama$
    father | padre$ padres$ papa$
    parent | padres$
    son | hijo$ hijos$
    daughter | hija$ hijas$
    child kid | nino$ ninos$ nina$ ninas$ hijo$ hijos$
    baby | bebe$ bebes$
    brother | hermano$ hermanos$
    sister | hermana$ hermanas$
    wife | esposa$ esposas$ mujer$
    husband | esposo$ esposos$ marido$ maridos$
    friend | amigo$ amigos$ amiga$ amigas$
    neighbor | vecino$ vecinos$ vecina$ vecinas$
    man | hombre$ hombres$
    woman | mujer$ mujeres$
    boy | chico$ chicos$ muchacho
    girl | chica$ chicas$ muchacha
    birthday | cumpleanos
    wedding | boda$ bodas$
    party | fiesta$ fiestas$
    gift present | regalo$ regalos$
    age | edad$ edades$
    gender sex | sexo$ sexos$ genero$ generos$
    nationality | nacionalidad
    door | puerta$ puertas$
    window | ventana$ ventanas$
    light lamp | luz$ luces$ lampara foco$ focos$ bombilla
    heating heater | calefaccion calefactor radiador$ radiadores$ caldera
    air conditioning | acondicionado climatizacion clima$
    thermostat | termostato
    fan | ventilador$ ventiladores$
    temperature | temperatura
    humidity | humedad
    alarm | alarma$ alarmas$
    alarm clock | despertador
    kitchen | cocina$ cocinas$
    bathroom | bano$ banos$ aseo$ aseos$
    bedroom | dormitorio habitacion alcoba recamara
    living room | salon$ salones$ sala$
    room | habitacion sala$ salas$ cuarto$ cuartos$
    garage | garaje$ garajes$ cochera
    garden yard | jardin$ jardines$ patio$ patios$ huerto$ huertos$
    lawn | cesped
    pool | piscina$ piscinas$ alberca
    roof | tejado$ tejados$ techo$ techos$
    wall | pared$ paredes$ muro$ muros$
    stairs | escalera$ escaleras$
    elevator | ascensor elevador
    corridor hall | pasillo$ pasillos$ recibidor vestibulo
    blind shutter | persiana$ persianas$
    curtain | cortina$ cortinas$
    lock | cerradura$ cerraduras$ cerrojo$ cerrojos$
    gate | porton$ verja$ verjas$ embarque$
    bed | cama$ camas$
    chair | silla$ sillas$
    sofa couch | sofa$ sofas$
    shelf | estante$ estantes$ estanteria
    fridge refrigerator | nevera$ neveras$ frigorifico refrigerador heladera
    freezer | congelador
    oven | horno$ hornos$
    stove | fogon estufa$ estufas$ hornillo
    microwave | microondas
    dishwasher | lavavajillas lavaplatos
    washing machine | lavadora$ lavadoras$
    dryer | secadora$ secadoras$
    vacuum | aspirador
    iron | plancha$ planchas$
    coffee maker | cafetera$ cafeteras$
    kettle | hervidor tetera
    speaker | altavo bocina$ bocinas$ parlante
    tv television | tele$ television televisor tv$
    radio | radio$ radios$
    remote | mando$ mandos$ remoto$ remota$ remotos$ remotas$
    socket plug | enchufe$ enchufes$
    power electricity | electricidad corriente$ energia luz$
    battery | bateria$ baterias$ pila$ pilas$
    water | agua$ aguas$
    gas | gas$ gases$
    leak | fuga$ fugas$ gotera$ goteras$
    smoke | humo$ humos$
    fire | fuego$ fuegos$ incendio$ incendios$
    trash garbage | basura$ basuras$ residuo$ residuos$ desecho$ desechos$
    laundry | colada$ ropa$ lavanderia
    cleaning | limpieza$ limpiezas$
    furniture | mueble$ muebles$ mobiliario
    plant | planta$ plantas$
    flower | flor$ flores$
    tree | arbol$ arboles$
    scene | escena$ escenas$
    mode | modo$ modos$
    volume | volumen$
    brightness | brillo$ luminosidad
    level | nivel$ niveles$
    trip travel journey | viaje$ viajes$
    flight | vuelo$ vuelos$
    plane | avion$ aviones$
    airport | aeropuerto
    airline | aerolinea
    train | tren$ trenes$
    station | estacion$ estaciones$
    bus | autobus bus$ buses$ autocar
    subway metro | metro$ metros$ subte$
    tram | tranvia
    taxi | taxi$ taxis$
    ship boat | barco$ barcos$ buque$ buques$
    ferry | ferry$ transbordador
    seat | asiento$ asientos$ plaza$ plazas$ butaca
    passenger | pasajer viajero
    luggage baggage | equipaje maleta$ maletas$
    suitcase bag | maleta$ maletas$ bolsa$ bolsas$ bolso$ bolsos$
    passport | pasaporte
    visa | visado$ visados$ visa$ visas$
    hotel | hotel$ hoteles$
    hostel | albergue$ albergues$ hostal
    reservation booking | reserva$ reservas$ reservacion
    stay | estancia$ estancias$ estadia
    departure | salida$ salidas$ partida$
    arrival | llegada$ llegadas$
    destination | destino$ destinos$
    delay | retraso$ retrasos$ demora$ demoras$
    map | mapa$ mapas$ plano$ planos$
    tourist | turista
    guide | guia$ guias$
    beach | playa$ playas$
    mountain | montana$ montanas$
    sea | mar$ mares$
    lake | lago$ lagos$
    river | rio$ rios$
    island | isla$ islas$
    forest | bosque$ bosques$
    border | frontera$ fronteras$
    tour | excursion visita$ visitas$
    distance | distancia
    food | comida$ comidas$ alimento$ alimentos$
    meal | comida$ comidas$
    breakfast | desayuno
    lunch | almuerzo$ almuerzos$ comida$
    dinner | cena$ cenas$
    restaurant | restaurante restoran
    menu | menu$ menus$ carta$
    dish | plato$ platos$
    recipe | receta$ recetas$
    ingredient | ingrediente
    bread | pan$ panes$
    meat | carne$ carnes$
    chicken | pollo$ pollos$
    fish | pescado$ pescados$ pez$ peces$
    cheese | queso$ quesos$
    milk | leche$
    egg | huevo$ huevos$
    butter | mantequilla
    oil | aceite$ aceites$
    rice | arroz$
    pasta | pasta$ pastas$ fideo$ fideos$
    potato | patata$ patatas$ papas$
    vegetable | verdura$ verduras$ hortaliza legumbre
    tomato | tomate$ tomates$
    fruit | fruta$ frutas$
    apple | manzana$ manzanas$
    orange | naranja$ naranjas$
    sugar | azucar$ azucares$
    salt | sal$
    soup | sopa$ sopas$
    salad | ensalada$ ensaladas$
    pizza | pizza$ pizzas$
    sandwich | bocadillo sandwich
    cake | pastel$ pasteles$ tarta$ tartas$ torta$ tortas$
    dessert | postre$ postres$
    ice cream | helado$ helados$
    chocolate | chocolate
    coffee | cafe$ cafes$
    tea | tes$
    juice | zumo$ zumos$ jugo$ jugos$
    beer | cerveza$ cervezas$
    wine | vino$ vinos$
    drink beverage | bebida$ bebidas$
    bottle | botella$ botellas$
    glass | vaso$ vasos$ copa$ copas$ vidrio$ vidrios$
    cup | taza$ tazas$
    grocery shopping | compra$ compras$ comestible
    supermarket | supermercado super$
    waiter | camarero mesero$ meseros$
    allergy | alergia$ alergias$
    health | salud$ sanitari
    doctor physician | medico$ medicos$ medica$ medicas$ doctor$ doctores$ doctora
    nurse | enfermero enfermera
    patient | paciente$ pacientes$
    hospital | hospital
    clinic | clinica$ clinicas$ consultorio
    dentist | dentista
    pharmacy | farmacia
    medicine medication drug | medicina$ medicinas$ medicamento farmaco
    prescription | receta$ recetas$ prescripcion
    pill tablet | pastilla$ pastillas$ comprimido pildora
    dose dosage | dosis dosificacion
    treatment | tratamiento
    therapy | terapia$ terapias$
    surgery operation | cirugia operacion
    diagnosis | diagnostico
    symptom | sintoma$ sintomas$
    disease illness | enfermedad dolencia
    fever | fiebre$ fiebres$
    pain | dolor$ dolores$
    blood | sangre$ sanguine
    pressure | presion tension$
    vaccine | vacuna$ vacunas$
    x ray | radiografia
    laboratory lab | laboratorio
    sample | muestra$ muestras$
    heart | corazon
    eye | ojo$ ojos$
    tooth | diente$ dientes$ muela$ muelas$
    head | cabeza$ cabezas$
    ambulance | ambulancia
    emergency | emergencia urgencia
    sleep | sueno$
    diet | dieta$ dietas$
    exercise | ejercicio
    calorie | caloria
    school | escuela$ escuelas$ colegio instituto escolar
    university | universidad universitari
    class | clase$ clases$
    classroom | aula$ aulas$
    lesson | leccion clase$
    student pupil | estudiante alumn
    teacher | profesor$ profesores$ profesora maestr docente
    exam | examen$ examenes$
    homework assignment | deberes$ tarea$ tareas$
    grade mark | nota$ notas$ calificacion
    subject | asignatura materia$ materias$
    book | libro$ libros$
    reader | lector$ lectores$ lectora
    semester term | semestre$ semestres$ cuatrimestre
    diploma degree | diploma$ diplomas$ titulo$ titulos$
    scholarship | beca$ becas$
    enrollment registration | matricula$ matriculas$ inscripcion
    research | investigacion
    science | ciencia$ ciencias$ cientific
    quiz | cuestionario test$
    sport | deporte$ deportes$ deportiv
    game | juego$ juegos$
    match | partido$ partidos$
    player | jugador
    coach trainer | entrenador
    training workout | entrenamiento
    score | puntuacion marcador$ marcadores$ resultado
    point | punto$ puntos$
    league | liga$ ligas$
    tournament | torneo$ torneos$
    season | temporada$ temporadas$
    ball | pelota$ pelotas$ balon$ balones$
    football soccer | futbol
    tennis | tenis$
    court field | cancha$ canchas$ pista$ pistas$ campo$ campos$
    gym | gimnasio gym$
    race | carrera$ carreras$
    bicycle bike | bicicleta bici$ bicis$
    swimming | natacion
    ski | esqui$
    club | club$ clubs$ clubes$
    stadium | estadio$ estadios$
    news | noticia$ noticias$
    newspaper | periodico$ periodicos$ diario$ diarios$
    magazine | revista$ revistas$
    movie film | pelicula$ peliculas$ film$ filme$ filmes$
    series show | serie$ series$
    episode | episodio capitulo$ capitulos$
    chapter | capitulo$ capitulos$
    video | video$ videos$
    photo | foto$ fotos$ fotografia
    album | album$ albumes$
    song | cancion$ canciones$
    music | musica$ musical
    track | pista$ pistas$
    playlist | lista$ playlist
    artist | artista$ artistas$
    singer | cantante$ cantantes$
    band | banda$ bandas$
    concert | concierto
    theater | teatro$ teatros$
    cinema | cine$ cines$
    museum | museo$ museos$
    exhibition | exposicion
    art | arte$ artes$
    podcast | podcast
    audio sound | audio$ audios$ sonido$ sonidos$
    noise | ruido$ ruidos$
    recording | grabacion
    broadcast stream | emision transmision directo$
    subtitle | subtitulo
    word | palabra$ palabras$
    text | texto$ textos$
    sentence | frase$ frases$ oracion
    paragraph | parrafo$ parrafos$
    translation | traduccion
    blog | blog$ blogs$
    weather | clima$ meteorolog tiempo$
    forecast | pronostico prevision
    rain | lluvia$ lluvias$ llueve$ llover$ llovera$ lloviendo$
    snow | nieve$ nieves$ nieva$ nevar$ nevando$ nevada$ nevadas$
    wind | viento$ vientos$
    storm | tormenta$ tormentas$ temporal$
    sun | sol$
    cloud | nube$ nubes$
    fog | niebla$ nieblas$
    ice frost | hielo$ helada$ heladas$
    heat | calor$
    cold | frio$ fria$ frios$ frias$
    sunrise | amanecer salida$
    sunset | puesta$ ocaso$
    flood | inundacion
    earthquake | terremoto sismo$ sismos$
    spring | primavera
    summer | verano$ veranos$
    autumn fall | otono$ otonos$
    winter | invierno$ inviernos$
    animal | animal$ animales$
    pet | mascota$ mascotas$
    dog | perro$ perros$ perra$ perras$
    cat | gato$ gatos$ gata$ gatas$
    bird | pajaro$ pajaros$ ave$ aves$
    horse | caballo$ caballos$ yegua
    cow | vaca$ vacas$
    cattle | ganado vacuno
    calf | ternero$ terneros$ ternera$ terneras$ becerro
    pig | cerdo$ cerdos$ cerda$ cerdas$
    sheep | oveja$ ovejas$
    lamb | cordero$ corderos$
    goat | cabra$ cabras$
    hen | gallina$ gallinas$
    rabbit | conejo$ conejos$
    bee | abeja$ abejas$
    hive | colmena$ colmenas$
    honey | miel$
    insect | insecto$ insectos$
    pest | plaga$ plagas$
    vet veterinarian | veterinari
    breed | raza$ razas$
    herd | rebano$ rebanos$ manada
    zoo | zoologico zoo$
    farm | granja$ granjas$ finca$ fincas$
    farmer | agricultor granjero
    crop | cultivo$ cultivos$
    harvest | cosecha$ cosechas$ vendimia
    seed | semilla$ semillas$
    soil | suelo$ suelos$ tierra$ tierras$
    fertilizer | fertilizante abono$ abonos$
    irrigation | riego$ riegos$ regadio
    greenhouse | invernadero
    tractor | tractor$ tractores$
    barn stable | establo$ establos$ granero
    wheat | trigo$ trigos$
    corn maize | maiz$
    barley | cebada
    grape | uva$ uvas$
    vineyard | vinedo$ vinedos$ vina$ vinas$
    olive | oliva$ olivas$ aceituna olivo$ olivos$
    hay | heno$
    feed fodder | pienso$ piensos$ forraje
    tank | tanque$ tanques$ deposito$ depositos$ cisterna
    pump | bomba$ bombas$
    valve | valvula$ valvulas$
    sprinkler | aspersor
    hectare | hectarea
    vehicle | vehiculo
    car | coche$ coches$ auto$ autos$ carro$ carros$ automovil
    truck lorry | camion$ camiones$
    van | furgoneta camioneta
    motorcycle | moto$ motos$ motocicleta
    scooter | patinete scooter
    fleet | flota$ flotas$
    driver | conductor$ conductores$ conductora chofer
    engine motor | motor$ motores$
    wheel | rueda$ ruedas$
    tire | neumatico llanta$ llantas$
    brake | freno$ frenos$
    fuel gasoline | combustible gasolina diesel
    charging station charger | cargador
    parking | aparcamiento estacionam parking
    road | carretera$ carreteras$ camino$ caminos$
    highway | autopista autovia
    bridge | puente$ puentes$
    toll | peaje$ peajes$
    accident | accidente
    mileage | kilometraje
    kilometer | kilometro km$
    speed | velocidad
    license plate | matricula$ matriculas$ placa$ placas$
    inspection | inspeccion itv$
    service maintenance | mantenimiento revision$
    repair | reparacion arreglo$ arreglos$
    workshop | taller$ talleres$
    spare part | repuesto$ repuestos$ recambio
    government | gobierno$ gobiernos$
    city hall | ayuntamiento alcaldia
    mayor | alcalde$ alcaldes$ alcaldesa
    ministry | ministerio
    citizen | ciudadan
    law | ley$ leyes$
    court | tribunal juzgado
    judge | juez$ jueces$ jueza
    lawyer | abogad
    police | policia$ policias$
    firefighter | bombero$ bomberos$
    permit | permiso$ permisos$ licencia$ licencias$
    identity card id | dni$ cedula$ cedulas$ identidad
    election | eleccion$ elecciones$
    vote | voto$ votos$ votacion
    procedure | tramite$ tramites$ procedimiento
    case | caso$ casos$ expediente
    hearing | audiencia
    proof certificate | certificado$ certificados$ justificante
    birth | nacimiento nacid
    death | defuncion muerte$ muertes$ fallecim
    marriage | matrimonio
    church | iglesia$ iglesias$
    association | asociacion
    volunteer | voluntari
    war | guerra$ guerras$
    euro | euro$ euros$
    piece unit | pieza$ piezas$ unidad$ unidades$
    pair | par$ pares$
    dozen | docena$ docenas$
    liter | litro$ litros$
    kilogram kilo | kilo$ kilos$ kilogramo kg$
    gram | gramo$ gramos$
    ton | tonelada$ toneladas$
    meter | metro$ metros$
    degree | grado$ grados$
    length | longitud largo$
    width | anchura ancho$
    height | altura$ alturas$
    depth | profundidad
    space | espacio$ espacios$
    energy | energia$ energias$
    consumption | consumo$ consumos$
    meter counter | contador$ contadores$ medidor
    reading | lectura$ lecturas$
    risk | riesgo$ riesgos$
    solution | solucion
    cause | causa$ causas$
    effect | efecto$ efectos$
    chemical | quimic
    paper | papel$ papeles$
    pen | boligrafo
    ink toner | tinta$ tintas$ toner$
    clothes | ropa$ prenda$ prendas$
    shirt | camisa$ camisas$ camiseta
    shoe | zapato$ zapatos$ zapatilla calzado
    dress | vestido$ vestidos$
    toy | juguete
    jewelry | joya$ joyas$
    watch | reloj$ relojes$
    clock | reloj$ relojes$
    timer | temporizador cronometro
    umbrella | paraguas
    glasses | gafas$ lentes$ anteojos
    wallet | cartera$ carteras$ monedero billetera
    rental | alquiler$ alquileres$
    favorite | favorit
    open | abiert
    closed | cerrado$ cerrada$ cerrados$ cerradas$
    overdue late | vencid atrasad retrasad moros
    unpaid | impagad impago$ impagos$
    paid | pagado$ pagada$ pagados$ pagadas$ abonado$ abonada$ abonados$ abonadas$
    active | activo$ activa$ activos$ activas$
    inactive | inactiv
    free | libre$ libres$ gratis$ gratuit
    available | disponible
    unavailable | indisponible ocupad
    busy occupied | ocupad
    urgent | urgente$ urgentes$
    high | alto$ alta$ altos$ altas$ elevado$ elevada$ elevados$ elevadas$
    low | bajo$ baja$ bajos$ bajas$
    medium | medio$ medios$ mediana medianos
    new | nuevo$ nueva$ nuevos$ nuevas$
    old | viejo$ vieja$ viejos$ viejas$ antigu
    last latest | ultimo$ ultima$ ultimos$ ultimas$
    first | primer
    next | proximo$ proxima$ proximos$ proximas$ siguiente
    previous | anterior$ anteriores$ previo$ previa$ previos$ previas$
    recent | reciente$ recientes$
    current | actual$ actuales$ corriente$ corrientes$ vigente
    upcoming future | futuro$ futura$ futuros$ futuras$ venider
    cheap | barato$ barata$ baratos$ baratas$ economic
    cheapest | barato$ barata$ baratos$ baratas$
    expensive | caro$ cara$ caros$ caras$ costos
    pending | pendiente$ pendientes$
    approved | aprobad
    rejected | rechazad denegad
    cancelled | cancelad anulad
    delivered | entregad
    shipped sent | enviad expedid
    expired | caducad expirad vencid
    due | pagadero vencimiento
    finished done completed | terminad finalizad completad hecho$ hecha$ hechos$ hechas$ acabad
    unfinished incomplete | incomplet inacabad
    failed | fallido$ fallida$ fallidos$ fallidas$
    successful | exitos
    broken defective | roto$ rota$ rotos$ rotas$ averiad defectuos estropead
    missing | faltante perdido$ perdida$ perdidos$ perdidas$ desaparecid
    lost | perdido$ perdida$ perdidos$ perdidas$
    blocked | bloquead
    locked | bloquead
    unread | leido$ leida$ leidos$ leidas$
    draft | borrador$ borradores$
    public | publico$ publica$ publicos$ publicas$
    private | privado$ privada$ privados$ privadas$
    internal | interno$ interna$ internos$ internas$
    external | externo$ externa$ externos$ externas$
    personal | personal$ personales$
    official | oficial
    confidential | confidencial
    important | important
    critical | critico$ critica$ criticos$ criticas$
    normal | normal$ normales$
    serious | grave$ graves$ serio$ seria$
    minor small | menor$ menores$ pequen
    large big | grande$ grandes$
    long | largo$ larga$ largos$ largas$
    short | corto$ corta$ cortos$ cortas$ breve$ breves$
    fast quick | rapido$ rapida$ rapidos$ rapidas$
    slow | lento$ lenta$ lentos$ lentas$
    easy | facil$ faciles$
    difficult | dificil
    heavy | pesado$ pesada$ pesados$ pesadas$
    light | ligero$ ligera$ ligeros$ ligeras$
    full | lleno$ llena$ llenos$ llenas$ completo$ completa$ completos$ completas$
    empty | vacio$ vacia$ vacios$ vacias$
    hot warm | caliente$ calientes$ calido$ calida$ calidos$ calidas$
    wet | mojado$ mojada$ mojados$ mojadas$ humedo$ humeda$ humedos$ humedas$
    dry | seco$ seca$ secos$ secas$
    clean | limpio$ limpia$ limpios$ limpias$
    dirty | sucio$ sucia$ sucios$ sucias$
    good | buen$ bueno$ buena$ buenos$ buenas$
    bad | malo$ mala$ malos$ malas$
    best | mejor$ mejores$
    worst | peor$ peores$
    same equal | mismo$ misma$ mismos$ mismas$ igual$ iguales$
    different | diferente distinto$ distinta$ distintos$ distintas$
    main primary | principal$ principales$
    secondary | secundari
    young | joven$ jovenes$
    sick ill | enfermo$ enferma$ enfermos$ enfermas$
    healthy | sano$ sana$ sanos$ sanas$ saludable
    right | derecho$ derecha$ derechos$ derechas$
    left | izquierdo$ izquierda$ izquierdos$ izquierdas$
    upstairs upper | superior$ superiores$ arriba$
    lower downstairs | inferior$ inferiores$ abajo$
    north | norte$
    south | sur$
    west | oeste$
    white | blanco$ blanca$ blancos$ blancas$
    black | negro$ negra$ negros$ negras$
    red | rojo$ roja$ rojos$ rojas$
    blue | azul$ azules$
    green | verde$ verdes$
    yellow | amarillo$ amarilla$ amarillos$ amarillas$
    gray | gris$ grises$
    daily | diario$ diaria$ diarios$ diarias$ cotidian
    weekly | semanal
    monthly | mensual
    yearly annual | anual$ anuales$
    hourly | horario$ horaria$ horarios$ horarias$
    automatic | automatic
    manual | manual$ manuales$
    local | local$ locales$
    global | global$ globales$ mundial
    national | nacional
    international | internacional
    foreign | extranjer
    digital electronic | digital electronic
    online | linea$ online
    offline | desconectad
    enabled | habilitad activad
    disabled | deshabilitad desactivad inhabilitad
    assigned | asignad
    archived | archivad
    deleted | eliminad borrado$ borrada$ borrados$ borradas$
    scheduled planned | programado$ programada$ programados$ programadas$ planificad previsto$ prevista$ previstos$ previstas$
    confirmed | confirmad
    signed | firmad
    published | publicad
    visible | visible$ visibles$
    hidden | oculto$ oculta$ ocultos$ ocultas$ escondid
    valid | valido$ valida$ validos$ validas$
    invalid | invalido$ invalida$ invalidos$ invalidas$
    correct | correcto$ correcta$ correctos$ correctas$
    wrong incorrect | incorrect equivocad erroneo erronea
    duplicate | duplicado$ duplicada$ duplicados$ duplicadas$
    related | relacionad
    popular | popular$ populares$
    secure safe | seguro$ segura$ seguros$ seguras$
    dangerous | peligros
    unknown | desconocid
    ready | listo$ lista$ listos$ listas$
    running | ejecucion marcha$
    stopped | detenid parado$ parada$ parados$ paradas$
    strong | fuert
    quiet silent | silencios
    loud | ruidos
    vegetarian | vegetarian
    vegan | vegano$ vegana$ veganos$ veganas$
    double | doble$ dobles$
    single individual | individual$ individuales$ sencillo$ sencilla$ sencillos$ sencillas$
    collective | colectiv
    medical | medico$ medica$ medicos$ medicas$
    commercial | comercial
    financial | financier
    legal | legal$ legales$ juridic
    technical | tecnic
    electric | electric
duty shift | guardia
bin container | papelera cubo$ cubos
recycling | reciclaj
warning alert | advertencia aviso$ avisos
sunset | atardecer
pollen | polen
grass | cesped hierba gramine
air | aire$
concentration level | concentracion
rotation speed | revoluci
setpoint target | consigna
passenger | viajer
platform | anden
stop station | parada$ paradas
locker | taquilla casillero
viewing visit | visita
housing property flat | vivienda
deposit | fianza deposito
clause | clausula
envelope | sobre$ sobres
respondent participant | encuestado
newsletter | boletin
audience segment | audiencia segmento
click | clic$ clics
copy | ejemplar
genre | genero
edition issue | edicion
publisher | editorial
parent guardian | padre madre tutor
excuse justification | justificante
attendance presence | asistencia
instructor trainer coach | instructor monitor
member membership | miembro socio$ socios
variant | variante
pick picking | picking preparacion
pallet | pale$ pales palet
dimension size | dimension medida
courier carrier | mensajer
allowance benefit | subsidio complemento
timesheet | parte$ partes
agenda | orden$
reaction emoji | reaccion
industry sector | sector
opportunity deal | oportunidad negocio
stage phase | etapa fase
inspector | inspector
defect damage fault | averia defecto dano$ danos
lighting lamp | alumbrado farola
municipality city | municipio
tariff rate | tarifa
instalment advance | cuota plazo$ plazos
outage failure | corte$ cortes apagon
technician engineer | tecnico
installation | instalacion
towel | toalla
bill | cuenta$
waiter | camarer
donor donation | donante
exhibit exhibition | exhibicion
theatre | teatro
screening show | funcion sesion
playlist | reproduccion
vaccination | vacuna
examination checkup | examen revision
braking | frenad freno`,
};
