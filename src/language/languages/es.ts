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
  endings: `subj: - n s mos is
    imp: - d r
    en: e en`,
  clitics: `me nos le lo la los las melo mela melos melas noslo nosla noslos noslas selo sela selos selas`,
  actions: `accept | acepta/imp acepte/subj aceptas aceptaras aceptales acepteles aceptarles | acept
    admit | admite admita/subj admiti/imp | admit
    add | agrega/imp agregue/subj agregas agregaras agregales agregueles agregarles anade anada/subj anadi/imp anades anadieras anadeles anadales anadirles | agreg anad
    add sum | suma/imp sume/subj | sumado sumada sumando sumaron sumaste sumaba sumaran sumaria sumamos
    adjust | ajusta/imp ajust/en ajustemos ajusteis | ajust
    adapt | adapta/imp adapte/subj | adapt
    announce | anuncia/imp anunci/en anunciemos anuncieis | anunci
    answer reply respond | responde/imp responda/subj respondes respondieras respondeles respondales responderles | respond
    answer reply | contesta/imp conteste/subj contestas contestaras contestales contesteles contestarles | contest
    apply | aplica/imp aplique/subj | aplic apliqu
    request apply | solicita/imp solicite/subj | solicit
    approve | aprueba aprueb/en aproba/imp aprobemos apruebes aprobeis apruebas aprobaras apruebales apruebeles aprobarles | aprob aprueb
    win | gana/imp gan/en | ganad gano ganan
    lose | pierde pierda pierdan perded perder | perdid perdio pierde
    approve accept | da+visto+bueno dale+visto+bueno dar+visto+bueno |
    archive file | archiva/imp archive/subj archivas archivaras archivales archiveles archivarles | archivado archivada archivando archivaron archivaste archivaba archivaran archivaria archivamos
    unarchive | desarchiva/imp desarchive/subj | desarchiv
    arrange organize | organiza/imp organice/subj | organiz organic
    order sort arrange | ordena/imp orden/en ordenemos ordeneis | orden
    ask | pregunta/imp pregunte/subj preguntas preguntaras preguntales pregunteles preguntarles | pregunt
    ask request order | pide pida/subj pedid pedir pides pideme pideles pidales pedirles pedime pedilo pedila pedilos pedile | pidio pidier pidie pedid pidiendo piden pido pediste pedimos pedire pediri pedia
    assign allocate | asigna/imp asigne/subj asignas asignaras asignales asigneles asignarles destina/imp destine/subj | asign destin
    assign delegate | delega/imp delegue/subj | deleg
    unassign | desasigna/imp desasigne/subj | desasign
    attach | adjunta/imp adjunte/subj adjuntas adjuntaras adjuntales adjunteles adjuntarles | adjunt
    attach link | vincula/imp vincule/subj | vincul
    disconnect unlink | desvincula/imp desvincule/subj | desvincul
    attend | atiende atienda atiendan atende/imp atendamos atiendas atendais | atend atiend
    authorize | autoriza/imp autorice/subj | autoriz autoric
    back-up | respalda/imp respalde/subj haz+copia+seguridad haga+copia+seguridad hagan+copia+seguridad hacer+copia+seguridad hazme+copia+seguridad haced+copia+seguridad | respald
    ban | banea/imp banee/subj | bane
    ban prohibit | prohibe prohiba/subj prohibi/imp | prohib
    unban | desbanea/imp desbanee/subj | desbane
    ban exclude expel | expulsa/imp expulse/subj | expuls
    block lock | bloquea/imp bloquee/subj bloqueas bloquearas bloqueales bloqueeles bloquearles | bloque
    unblock unlock | desbloquea/imp desbloquee/subj desbloqueas desbloquearas desbloqueales desbloqueeles desbloquearles | desbloque
    bill invoice | facture/subj facturad facturar facturalo facturala facturalos facturalas facturale | facturado facturada facturando facturaron facturaste facturaba facturaran facturaria facturamos
    charge collect bill | cobra/imp cobr/en cobremos cobreis cobras cobraras cobrales cobreles cobrarles | cobr
    book reserve | reserva/imp reserve/subj reservaras reservales reserveles reservarles reservas+una reservas+un reservas+mesa reservas+cita reservas+la reservas+el reservas+dos bookea/imp booke/en | reserv bookeado$ bookeada$ bookeados$ bookeadas$ bookeando bookearon bookeaba bookeaste bookeara bookearia bookeamos
    borrow | pide+prestado pide+prestada pida+prestado pida+prestada pedir+prestado pedir+prestada pideme+prestado tomar+prestado toma+prestado tome+prestado | prestad
    lend borrow | presta/imp preste/subj | prestad presto prestar prestaba prestaste prestaron prestando prestamos
    broadcast | difunde difunda/subj difundi/imp | difund
    broadcast transmit | transmite transmita/subj transmiti/imp | transmit
    broadcast issue emit | emite emita/subj emiti/imp | emit
    bring | trae/imp traiga/subj traeles traigales traerles | traid trajo traje trajer trayendo trae traia
    carry take | lleva/imp lleve/subj llevas llevaras llevales lleveles llevarles | llevad llevo llevar llevaba llevaste llevaron llevando llevamos
    buy purchase | compra/imp compre/subj compraras comprales compreles comprarles compras+un compras+una compras+el compras+la compras+dos | comprado comprada comprando compraron compraste compraba compraran compraria compramos comprad
    acquire buy | adquiere adquiera adquieran adquirid adquirir adquiramos adquieras adquirais adquirilo adquirila | adquir adquier
    calculate compute | calcula/imp calcule/subj calculas calcularas calculales calculeles calcularles | calcul
    count | cuent/en conta/imp contemos cuentes conteis contaras cuentame cuentanos cuentalo cuentala cuentalos cuentalas cuentale cuentales cuentaselo cuenteles contarles | contad conto contaba contaste contaron contando contara contare cuent
    call phone | llama/imp llame/subj llamas llamaras llamales llameles llamarles telefonea/imp telefonee/subj | llamad llamo llamar llamaba llamaste llamaron llamando llamamos llame telefone
    dial | marca/imp marque/subj marcaras marcales marqueles marcarles | marcado marcada marcando marcaron marcaste marcaba marcaran marcaria marcamos
    mark flag | marca/imp marque/subj marcaras marcales marqueles marcarles | marcado marcada marcando marcaron marcaste marcaba marcaran marcaria marcamos
    unmark unflag | desmarca/imp desmarque/subj | desmarc desmarqu
    cancel | cancela/imp cancele/subj cancelas cancelaras cancelales canceleles cancelarles | cancel
    cancel void | anula/imp anule/subj anulas anularas anulales anuleles anularles | anul
    cancel revoke | deja+efecto dejar+efecto deje+efecto | sinefecto
    capture | captura/imp capture/subj | captur
    change modify switch | cambia/imp cambie/subj cambias cambiaras cambiales cambieles cambiarles | cambi
    change alter | altera/imp altere/subj | alter
    modify edit change | modifica/imp modifique/subj modificaras modificales modifiqueles modificarles | modific modifiqu
    edit | edita/imp edite/subj editas editaras editales editeles editarles | edit
    charge load upload | carga/imp cargue/subj cargaras cargales cargueles cargarles | cargado cargada cargando cargaron cargaste cargaba cargaran cargaria cargamos
    download | descarga/imp descargue/subj descargaras descargales descargueles descargarles | descarg
    upload | sube suba/subj subi/imp subes subieras subeles subales subirles | subid subio subier subiendo subiste subimos sube subire subiria
    raise increase turn-up | sube suba/subj subi/imp subes subieras subeles subales subirles | subid subio subier subiend subist subimos sube
    download lower turn-down decrease | baja/imp baje/subj bajaras bajales bajeles bajarles | bajad bajar bajaste bajaron bajando bajaba bajamos baje
    check-in | haz+check+in haga+check+in hacer+check+in haz+checkin hacer+checkin haga+checkin registra+llegada registrar+llegada registre+llegada | checkin
    check-out | haz+check+out haga+check+out hacer+check+out haz+checkout hacer+checkout haga+checkout registra+salida registrar+salida registre+salida | checkout
    check verify | comprueba comprueb/en comproba/imp comprobemos compruebes comprobeis compruebas comprobaras compruebales compruebeles comprobarles | comprob comprueb
    check review | revisa/imp revise/subj revisas revisaras revisales reviseles revisarles | revis
    check inspect | chequea/imp chequee/subj | cheque
    verify check | verifica/imp verifique/subj verificas verificaras verificales verifiqueles verificarles | verific verifiqu
    validate | valida/imp valide/subj | valid
    claim | reclama/imp reclame/subj | reclam
    classify | clasifica/imp clasifique/subj | clasific clasifiqu
    clean | limpia/imp limpie/subj limpias limpiaras limpiales limpieles limpiarles | limpi
    clean mop | friega friegu/en frega/imp freguemos friegues fregueis | freg frieg
    sweep clean | barre/imp barra/subj | barr
    vacuum | aspira/imp aspire/subj | aspir
    wash | lava/imp lave/subj lavas lavaras lavales laveles lavarles | lavad lavo lavar lavaba lavaste lavaron lavando lavamos
    clear empty | vacia/imp vacie/subj | vaci
    clear free | despeja/imp despeje/subj | despej
    clock-in | ficha+entrada fichar+entrada fiche+entrada ficha+inicio fichar+inicio marca+entrada marcar+entrada marque+entrada fichame+entrada | fichad fichaj fichaste ficharon
    clock-out | ficha+salida fichar+salida fiche+salida marca+salida marcar+salida marque+salida fichame+salida | fichad fichaj fichaste ficharon
    clone | clona/imp clone/subj | clon
    copy | copia/imp copie/subj copiaras copiales copieles copiarles | copiado copiada copiando copiaron copiaste copiaba copiaran copiaria copiamos
    duplicate copy | duplica/imp duplique/subj | duplic dupliqu
    close shut | cierra cierr/en cerra/imp cerremos cierres cerreis cierras cerraras cierrales cierreles cerrarles | cerr cierr
    collect gather | recopila/imp recopile/subj | recopil
    collect pick-up | recoge/imp recoja/subj recoges recogeles recojales recogerles | recog recoj
    gather collect | reune reuna/subj reunid reunir reunilo reunila | reunid reunio reunier reuniendo
    comment | comenta/imp comente/subj comentas comentaras comentales comenteles comentarles | coment
    commit | haz+commit hacer+commit haga+commit hacer+un+commit | commit
    compare | compara/imp compare/subj comparas compararas comparales compareles compararles | compar
    complete | completa/imp complete/subj completas completaras completales completeles completarles | complet
    finish end complete | termina/imp termine/subj terminas terminaras termineles terminarles | termin
    finish end | acaba/imp acabe/subj | acabad acabo acabar acabaste acabaron acabando
    finish finalize end | finaliza/imp finalice/subj | finaliz finalic
    conclude finish | concluye concluya/subj conclui/imp | conclu
    fulfill | cumple cumpla/subj cumplid cumplir cumplilo cumplila | cumplid cumplio cumplier cumpliendo cumple
    confirm | confirma/imp confirme/subj confirmas confirmaras confirmales confirmeles confirmarles | confirm
    connect | conecta/imp conecte/subj conectas conectaras conectales conecteles conectarles | conect
    connect link | enlaza/imp enlac/en enlacemos enlaceis | enlaz enlac
    disconnect | desconecta/imp desconecte/subj desconectas desconectaras desconectales desconecteles desconectarles | desconect
    convert | convierte convierta conviertan converti/imp convirtamos conviertas convirtais | convert conviert convirt
    exchange swap | intercambia/imp intercambie/subj | intercambi
    exchange redeem | canjea/imp canjee/subj | canje
    correct fix | corrige corrija/subj corregi/imp corriges corrigeles corrijales corregirles | correg corrig corrij
    correct amend rectify | rectifica/imp rectifique/subj | rectific rectifiqu
    create | crea/imp cree/subj creas crearas creales creeles crearles | cread crear creaba creaste crearon creando creacion
    generate create | genera/imp genere/subj generas generaras generales genereles generarles | gener
    produce | produce produzca/subj produci/imp | produc produj produzc
    reproduce play | reproduce reproduzca/subj reproduci/imp reproduces reproduceles reproduzcales reproducirles | reproduc reproduj reproduzc
    build | construye construya/subj construi/imp | constru
    make do | haz haga/subj haced hacer haces hazme haznos hazlo hazla hazlos hazlas hazle hazles hazselo hagales hacerles haceme hacelo hacela hacelos hacele | hecho$ hecha$ hechos$ hechas$ hizo hicier hiciste haciend hacen haran
    prepare make | prepara/imp prepare/subj preparas prepararas preparales prepareles prepararles | prepar
    draft write | redacta/imp redacte/subj redactas redactaras redactales redacteles redactarles | redact
    write | escribe escriba/subj escribi/imp escribes escribieras escribeles escribales escribirles | escrib escrit
    deactivate disable turn-off | desactiva/imp desactive/subj desactivas desactivaras desactivales desactiveles desactivarles | desactiv
    disable | deshabilita/imp deshabilite/subj inhabilita/imp inhabilite/subj | deshabilit inhabilit
    enable | habilita/imp habilite/subj habilitas habilitaras habilitales habiliteles habilitarles | habilit
    activate enable turn-on | activa/imp active/subj activas activaras activales activeles activarles | activ
    reactivate activate | reactiva/imp reactive/subj | reactiv
    reject decline refuse deny | rechaza/imp rechace/subj rechazas rechazaras rechazales rechaceles rechazarles | rechaz rechac
    deny refuse reject | deniega deniegu/en denega/imp deneguemos deniegues denegueis | deneg denieg
    refuse deny | niega niegu/en nega/imp neguemos niegues negueis | negad negaron negaste negando nieg
    decline | declina/imp decline/subj | declin
    reject dismiss | desestima/imp desestime/subj | desestim
    reject disapprove | desaprueba desaprueb/en desaproba/imp desaprobemos desapruebes desaprobeis | desaprob desaprueb
    decrease reduce | reduce reduzca/subj reduci/imp reduces reduceles reduzcales reducirles disminuye disminuya/subj disminui/imp | reduc reduj reduzc disminu
    decrease lower | rebaja/imp rebaj/en rebajemos rebajeis | rebaj
    cut reduce | recorta/imp recort/en recortemos recorteis | recort
    cut | corta/imp corten cortad cortar cortemos corteis cortalo cortala cortalos cortalas cortale cortelo cortela cortelos cortelas cortele cortame corteme cortarles | cortad corto cortaste cortaron cortando cortaba corte cortado$ cortada$ cortados$ cortadas$ cortara cortaria cortamos
    increase raise | aumenta/imp aument/en aumentemos aumenteis aumentas aumentaras aumentales aumenteles aumentarles eleva/imp eleve/subj | aument elev
    increase | incrementa/imp incremente/subj | increment
    increase expand extend | amplia/imp amplie/subj | ampli
    turn-up raise | sube+volumen suba+volumen subir+volumen subele+volumen sube+temperatura suba+temperatura subir+temperatura sube+brillo subir+brillo suba+brillo pon+mas+alto | subid subio
    turn-down lower | baja+volumen baje+volumen bajar+volumen bajale+volumen baja+temperatura baje+temperatura bajar+temperatura baja+brillo bajar+brillo baje+brillo pon+mas+bajo | bajad bajaste
    delete remove | elimina/imp elimine/subj eliminas eliminaras eliminales elimineles eliminarles suprime suprima/subj suprimi/imp | elimin suprim
    delete erase remove | borra/imp borre/subj borras borraras borrales borreles borrarles | borrad borro borrar borraba borraste borraron borrando borramos borre
    remove take | quita/imp quite/subj quitas quitaras quitales quiteles quitarles | quit
    remove withdraw take | retira/imp retire/subj retiras retiraras retirales retireles retirarles | retir
    remove extract | extrae/imp extraiga/subj | extra
    erase wipe purge | purga/imp purgue/subj | purg
    discard dispose | desecha/imp deseche/subj | desech
    discard | descarta/imp descarte/subj | descart
    throw discard | tira/imp tire/subj | tirad tirar tiraste tiraron tirando
    throw | bota/imp bote/subj | botad botaste botaron botando
    destroy | destruye destruya/subj destrui/imp | destru
    undelete restore recover | recupera/imp recupere/subj recuperas recuperaras recuperales recupereles recuperarles | recuper
    rescue save | rescata/imp rescate/subj | rescat
    deliver hand | entrega/imp entregue/subj entregaras entregales entregueles entregarles | entreg
    distribute deliver deal | reparte reparta/subj reparti/imp | repart
    distribute | distribuye distribuya/subj distribui/imp | distribu
    deploy | despliega despliegu/en desplega/imp despleguemos despliegues desplegueis despliegas desplegaras despliegales despliegueles desplegarles | despleg desplieg
    deploy implement | implementa/imp implemente/subj | implement
    launch start release | lanza/imp lance/subj | lanz lanc
    roll-back revert undo | revierte revierta reviertan reverti/imp revirtamos reviertas revirtais | revert reviert revirt
    undo | deshaz deshaga/subj deshace/imp | deshac deshec deshic deshag deshiz
    deposit | deposita/imp deposite/subj | deposit
    deposit enter | ingresa/imp ingrese/subj | ingres
    enter introduce | introduce introduzca/subj introduci/imp | introduc introduj introduzc
    describe | describe describa/subj describi/imp | describ descrit
    explain | explica/imp explique/subj explicas explicaras explicales expliqueles explicarles | explic expliqu
    detect | detecta/imp detecte/subj | detect
    detach | desprende/imp desprenda/subj | desprend
    dim | atenua/imp atenue/subj atenuas atenuaras atenuales atenueles atenuarles | atenu
    discharge | da+alta+paciente dar+alta+paciente dale+alta+medica dar+alta+medica | altamedica
    register activate add | da+alta dale+alta dar+alta darle+alta darlo+alta darla+alta de+alta+al den+alta dad+alta dalo+alta dala+alta darme+alta dame+alta | altas
    unsubscribe unregister deactivate remove | da+baja dale+baja dar+baja darle+baja darlo+baja darla+baja darme+baja dame+baja den+baja dad+baja dalo+baja dala+baja | dadodebaja
    dismiss fire | despide despida/subj despedi/imp | despid despedi
    dispatch ship send | despacha/imp despache/subj | despach
    send email | envia/imp envie/subj envias enviaras enviales envieles enviarles envia+correo envie+correo enviar+correo enviale+correo enviame+correo manda+correo mande+correo mandar+correo mandale+correo | envi correoenviad
    send | manda/imp mande/subj mandas mandaras mandales mandeles mandarles | mandado mandada mandando mandaron mandaste mandaba mandaran mandaria mandamos
    send refer | remite remita/subj remiti/imp | remit
    forward | reenvia/imp reenvie/subj reenvias reenviaras reenviales reenvieles reenviarles | reenvi
    resend forward | vuelve+enviar vuelva+enviar volver+enviar volve+enviar vuelve+mandar volver+mandar | reenv
    drain | drena/imp drene/subj deseca/imp desequ/en | dren desecado$ desecada$ desecados$ desecadas$ desecando desecaron desecaba desecaste desecara desecaria desecamos
    divide split | divide divida/subj dividi/imp | divid
    split separate | separa/imp separe/subj | separ
    enroll register | inscribe inscriba/subj inscribi/imp inscribes inscribieras inscribeles inscribales inscribirles matricula/imp matricule/subj | inscrib inscrit matricul
    escalate | escala/imp escale/subj escalas escalaras escalales escaleles escalarles | escalado escalada escalando escalaron escalaste escalaba escalaran escalaria escalamos
    elevate escalate | eleva+ticket elevar+ticket eleve+ticket | elevad
    estimate | estima/imp estime/subj | estim
    evaluate rate assess | evalua/imp evalue/subj | evalu
    rate score grade | califica/imp califique/subj | calific califiqu
    rate value | valora/imp valore/subj | valor
    score rate | puntua/imp puntue/subj puntuad puntuar puntualo puntuala puntualos puntualas puntuale | puntu
    vote | vota/imp vote/subj | votad voto votar votaste votaron votando
    exclude | excluye excluya/subj exclui/imp | exclu
    execute run | ejecuta/imp ejecute/subj ejecutas ejecutaras ejecutales ejecuteles ejecutarles | ejecut
    run | corre/imp corra/subj | corrid corrio corrier corriendo
    start begin initiate | inicia/imp inicie/subj inicias iniciaras inicieles iniciarles | inici
    start begin | empieza empiec/en empeza/imp empecemos empieces empeceis empiezas empezaras empiezales empieceles empezarles comienza comienc/en comenza/imp comencemos comiences comenceis | empez empiez empec empiec comenz comienz comenc
    start boot | arranca/imp arranque/subj arrancas arrancaras arrancales arranqueles arrancarles | arranc arranqu
    start run | pon+marcha ponga+marcha poner+marcha ponlo+marcha ponla+marcha ponlos+marcha ponerlo+marcha ponerla+marcha pone+marcha poned+marcha pongan+marcha | puest
    open start | abre abra/subj abri/imp abres abrieras abreles abrales abrirles | abrio abrier abriend abrist abrim abiert abre abrira abria apertur
    reopen | reabre reabra/subj reabri/imp reabres reabrieras reabreles reabrales reabrirles vuelve+abrir vuelva+abrir volver+abrir volve+abrir vuelvan+abrir volved+abrir | reabr reabiert
    expire | caduca/imp caduque/subj expira/imp expire/subj vencer | caduc caduqu expir vence$ vencen$ vencio$ vencera$ vencido$ vencida$ vencidos$ vencidas$
    export | exporta/imp exporte/subj exportas exportaras exportales exporteles exportarles | export
    import | importa/imp importen importemos importeis importelo importela | importad importo importar importaste importaron importando importacion
    extend postpone | prorroga/imp prorrogue/subj | prorrog
    extend prolong | prolonga/imp prolongue/subj | prolong
    extend | extiende extienda extiendan extende/imp extendamos extiendas extendais | extend extiend
    feed | alimenta/imp alimente/subj alimentas alimentaras alimentales alimenteles alimentarles da+comer dale+comer dar+comer den+comer | aliment alimentad
    fetch get obtain | obten obtenga/subj obtene/imp obtienes obtenles obtengales obtenerles | obten obtien obtuv
    get achieve obtain | consigue consiga/subj conseguid conseguir consigues consigueles consigales conseguirles conseguime conseguilo conseguila conseguilos conseguile | consegu consig
    fill complete | rellena/imp rellene/subj rellenas rellenaras rellenales relleneles rellenarles | rellen
    fill | llena/imp llene/subj | llenad llenar llenaste llenaron llenando
    find search | encuentra encuentr/en encontra/imp encontremos encuentres encontreis encuentras encontraras encuentrales encuentreles encontrarles | encontr encuentr
    search find | busca/imp busque/subj buscas buscaras buscales busqueles buscarles | busc busqu
    locate find | localiza/imp localice/subj localizas localizaras localizales localiceles localizarles | localiz localic
    fix repair | repara/imp repare/subj reparas repararas reparales repareles repararles | repar
    fix repair arrange | arregla/imp arregle/subj arreglas arreglaras arreglales arregleles arreglarles | arregl
    solve fix | soluciona/imp solucione/subj solucionas solucionaras solucionales solucioneles solucionarles | solucion
    resolve solve | resuelve resuelva resuelvan resolve/imp resolvamos resuelvas resolvais resuelves resuelveles resuelvales resolverles | resolv resuelv resuelt
    flag report | denuncia/imp denuncie/subj | denunci
    flag point | senala/imp senale/subj | senal
    highlight flag | destaca/imp destaqu/en destaquemos destaqueis | destac destaqu
    follow track | sigue siga/subj seguid seguir sigues sigueles sigales seguirles seguime seguilo seguila seguilos seguile | seguid siguio siguier siguiendo sigue seguimos seguia
    unfollow | deja+seguir deje+seguir dejar+seguir dejen+seguir dejad+seguir |
    track | rastrea/imp rastree/subj | rastre
    track monitor | monitoriza/imp monitorice/subj monitorea/imp monitoree/subj | monitoriz monitoric monitore
    trace track | traza/imp trace/subj | traz trac
    freeze | congela/imp congele/subj congelas congelaras congelales congeleles congelarles | congel
    unfreeze | descongela/imp descongele/subj descongelas descongelaras descongelales descongeleles descongelarles | descongel
    give hand grant | da/imp deis das dame danos dalo dala dalos dalas dale dales daselo deme denos dele deles darme darnos darlo darla darlos darlas darle darles darselo denme denlo denla dadme dadlo | dado$ dada$ dados$ dadas$ dio$ dier diste daba
    grant | otorga/imp otorgue/subj concede/imp conceda/subj concedes concedieras concedeles concedales concederles | otorg conced
    revoke | revoca/imp revoque/subj revocas revocaras revocales revoqueles revocarles | revoc revoqu
    withdraw revoke | retira+permiso retirar+permiso retire+permiso retira+acceso retirar+acceso retire+acceso quita+permiso quitar+permiso quita+acceso quitar+acceso quite+acceso | revoc
    group | agrupa/imp agrupe/subj | agrup
    heat warm | calienta calient/en calenta/imp calentemos calientes calenteis calientas calentaras calientales calienteles calentarles | calent calient
    cool | enfria/imp enfrie/subj refresca/imp refresque/subj | enfri refresc refresqu
    hide | oculta/imp oculte/subj ocultas ocultaras ocultales oculteles ocultarles esconde/imp esconda/subj | ocult escond
    show display | muestra muestr/en mostra/imp mostremos muestres mostreis mostraras muestrales muestreles mostrarles | mostr muestr
    show teach | ensena/imp ensene/subj ensenas ensenaras ensenales enseneles ensenarles | ensen
    display view | visualiza/imp visualice/subj | visualiz visualic
    hire | contrata/imp contrate/subj contratas contrataras contratales contrateles contratarles | contratado contratada contratando contrataron contrataste contrataba contrataran contrataria contratamos
    hold | reten retenga/subj retene/imp pon+espera ponga+espera poner+espera ponlo+espera ponla+espera ponme+espera pone+espera poned+espera pongan+espera deja+espera dejar+espera | reten retien retuv puesto
    keep maintain | manten mantenga/subj mantene/imp mantienes mantenles mantengales mantenerles | manten mantien mantuv
    keep save store | guarda/imp guarde/subj guardas guardaras guardales guardeles guardarles | guard
    keep preserve | conserva/imp conserve/subj | conserv
    store | almacena/imp almacene/subj | almacen
    pause | pon+pausa ponga+pausa poner+pausa ponlo+pausa ponla+pausa pone+pausa poned+pausa pongan+pausa pausa/imp pause/subj pausaras pausales pauseles pausarles | pausad paus
    identify | identifica/imp identifique/subj | identific identifiqu
    include | incluye incluya/subj inclui/imp incluyes incluyeles incluyales incluirles | inclu
    inform notify | informa/imp informen informemos informeis informas informaras informales informeme informenos informelo informela informelos informelas informele informeles informarles | informado informada informando informaron informaste informaba informaran informaria informamos
    notify | notifica/imp notifique/subj notificas notificaras notificales notifiqueles notificarles | notific notifiqu
    notify inform alert | avisa/imp avise/subj avisas avisaras avisales aviseles avisarles | avis
    alert | alerta/imp alerte/subj | alert
    communicate inform | comunica/imp comunique/subj comunicas comunicaras comunicales comuniqueles comunicarles | comunic comuniqu
    warn | advierte advierta adviertan adverti/imp advirtamos adviertas advirtais amonesta/imp amonest/en | advert adviert advirt amonestado$ amonestada$ amonestados$ amonestadas$ amonestando amonestaron amonestaba amonestaste amonestara amonestaria amonestamos
    insert | inserta/imp inserte/subj insertas insertaras insertales inserteles insertarles | insert
    inspect | inspecciona/imp inspeccione/subj | inspeccion
    examine inspect | examina/imp examine/subj | examin
    install | instala/imp instale/subj instalas instalaras instalales instaleles instalarles | instal
    uninstall remove | desinstala/imp desinstale/subj desinstalas desinstalaras desinstalales desinstaleles desinstalarles | desinstal
    invite | invita/imp invite/subj invitas invitaras invitales inviteles invitarles | invit
    call convene | convoca/imp convoque/subj | convoc convoqu
    irrigate water | riega riegu/en rega/imp reguemos riegues regueis riegas regaras riegales riegueles regarles | regad rego regar regaba regaste regaron regando rieg riego
    issue | expide expida/subj expedi/imp | exped expid
    join | une unan uni/imp unamos unais unes unieras uneme unenos unelo unela unelos unelas unele uneles uneselo uname unanos unalo unala unalos unalas unale unales unirles unime unilo unila unilos unile | unid unio unier uniend unirse
    join merge | junte/subj juntad juntar juntalo juntala juntalos juntalas juntale | junt
    merge | fusiona/imp fusione/subj fusionas fusionaras fusionales fusioneles fusionarles mergea/imp merge/en | fusion mergeado$ mergeada$ mergeados$ mergeadas$ mergeando mergearon mergeaba mergeaste mergeara mergearia mergeamos
    merge combine | combina/imp combine/subj | combin
    mix merge | mezcla/imp mezcle/subj | mezcl
    combine unify | unifica/imp unifique/subj | unific unifiqu
    integrate merge | integra/imp integre/subj | integr
    label tag | etiqueta/imp etiquete/subj etiquetaras etiquetales etiqueteles etiquetarles | etiquet
    untag | desetiqueta/imp desetiquete/subj | desetiquet
    leave quit | abandona/imp abandone/subj | abandon
    leave quit exit | sal salga/subj salid salir | salid salio salier saliend sale$ salen$
    leave let drop | deja/imp deje/subj dejas dejaras dejales dejeles dejarles | dejad dejo dejar dejaba dejaste dejaron dejando dejamos
    like | da+like dale+like dar+like darle+like da+me+gusta dale+me+gusta dar+me+gusta ponle+me+gusta pon+me+gusta poner+me+gusta likea/imp like/en | megusta likeado$ likeada$ likeados$ likeadas$ likeando likearon likeaba likeaste likeara likearia likeamos
    unlike | quita+me+gusta quitar+me+gusta quitale+me+gusta quita+like quitar+like quitale+like | quitadolike
    link join | asocia/imp asocie/subj | asoci
    relate link | relaciona/imp relacione/subj | relacion
    list | lista/imp liste/subj listaras listales listeles listarles | listado listada listando listaron listaste listaba listaran listaria listamos
    list enumerate | enumera/imp enumere/subj | enumer
    lock close | cierra+llave cierre+llave cerrar+llave cerra+llave cierren+llave cerrad+llave cierrala+llave echa+llave echar+llave eche+llave |
    lock | asegura/imp asegure/subj | asegurad aseguro aseguraste aseguraron asegurando
    log record register | registra/imp registre/subj registras registraras registrales registreles registrarles | registr
    log note | apunta/imp apunten apuntemos apunteis apuntas apuntaras apuntales apunteme apuntenos apuntelo apuntela apuntelos apuntelas apuntele apunteles apuntarles | apuntado apuntada apuntando apuntaron apuntaste apuntaba apuntaran apuntaria apuntamos
    note write | anota/imp anote/subj anotas anotaras anotales anoteles anotarles | anotado anotada anotando anotaron anotaste anotaba anotaran anotaria anotamos
    note take | toma+nota tome+nota tomar+nota tomen+nota tomad+nota | tomadonota
    log-in | inicia+sesion inicie+sesion iniciar+sesion inicien+sesion iniciad+sesion iniciame+sesion abre+sesion abrir+sesion abra+sesion conectate | iniciosesion
    log-out | cierra+sesion cierre+sesion cerrar+sesion cerra+sesion cierren+sesion cerrad+sesion cierrame+sesion finaliza+sesion finalizar+sesion desconectate | cerradosesion
    match reconcile | concilia/imp concilie/subj | concili
    match pair | empareja/imp empareje/subj | emparej
    reconcile match | cuadra/imp cuadre/subj | cuadr
    measure | mide mida/subj medid medir medilo medila | medid midio midier midiend mide medic
    message text | envia+mensaje envie+mensaje enviar+mensaje enviale+mensaje manda+mensaje mande+mensaje mandar+mensaje mandale+mensaje escribele escribeles escribale escribirle | mensajead
    migrate | migra/imp migre/subj | migr
    move | mueve mueva muevan move/imp movamos muevas movais mueves mueveles muevales moverles | movid movio movier moviend muev movimos
    move transfer | traslada/imp traslade/subj trasladas trasladaras trasladales trasladeles trasladarles | traslad
    move shift | desplaza/imp desplace/subj | desplaz desplac
    pass transfer | pasa/imp pas/en pasemos paseis pasas pasaras pasales paseles pasarles | pasaste pasaron pasando
    mute silence | silencia/imp silencie/subj silencias silenciaras silenciales silencieles silenciarles | silenci
    mute | quita+sonido quitar+sonido quite+sonido quitale+sonido | silenci
    unmute | activa+sonido active+sonido activar+sonido quita+silencio quitar+silencio devuelve+sonido desilencia/imp desilencie/subj | desilenci
    optimize | optimiza/imp optimice/subj | optimiz optimic
    park | aparca/imp aparque/subj estaciona/imp estacione/subj | aparc aparqu estacion
    resume continue | reanuda/imp reanude/subj reanudas reanudaras reanudales reanudeles reanudarles continua/imp continue/subj continuas continuaras continuales continueles continuarles | reanud continu
    resume | retoma/imp retome/subj | retom
    proceed continue | prosigue prosiga/subj prosegui/imp | prosegu prosig proseg prosij
    pay | paga/imp pague/subj pagaras pagales pagueles pagarles | pagado pagada pagando pagaron pagaste pagaba pagaran pagaria pagamos
    pay settle | abona/imp abone/subj | abon
    settle pay | liquida/imp liquide/subj salda/imp salde/subj | liquid sald
    pick choose select | elige elija/subj elegid elegir eliges eligeles elijales elegirles elegime elegilo elegila elegilos elegile | eleg elig elij
    choose pick | escoge/imp escoja/subj | escog escoj
    select | selecciona/imp seleccione/subj seleccionas seleccionaras seleccionales seleccioneles seleccionarles | seleccion
    pin fix | fija/imp fije/subj fijas fijaras fijales fijeles fijarles | fij
    pin | ancla/imp ancle/subj | ancl
    unpin | desfija/imp desfije/subj desancla/imp desancle/subj despincha/imp despinch/en despinea/imp despine/en | desfij desancl despinchado$ despinchada$ despinchados$ despinchadas$ despinchando despincharon despinchaba despinchaste despinchara despincharia despinchamos despineado$ despineada$ despineados$ despineadas$ despineando despinearon despineaba despineaste despineara despinearia despineamos
    place put | coloca/imp coloque/subj colocas colocaras colocales coloqueles colocarles | coloc coloqu
    put set place play | pon ponga/subj pone/imp pones ponme ponnos ponlo ponla ponlos ponlas ponle ponles ponselo pongales ponerles | puest puso pusier puse pusiste pone ponia poniend
    locate place | situa/imp situe/subj | situado situada situando situaron situaste situaba situaran situaria situamos
    plan schedule | planifica/imp planifique/subj planificas planificaras planificales planifiqueles planificarles | planific planifiqu
    plan | planea/imp planee/subj | plane
    schedule plan | programa/imp programe/subj programas programaras programales programeles programarles | program
    schedule book | agenda/imp agende/subj agendas agendaras agendales agendeles agendarles | agend
    schedule | calendariza/imp calendarice/subj | calendariz calendaric
    play | toca/imp toqu/en toquemos toqueis juega juegu/en juga/imp juguemos juegues jugueis | tocad tocar tocaste tocaron tocando jugad jugo jugar jugaba jugaste jugaron jugando jueg
    plug connect | enchufa/imp enchuf/en enchufemos enchufeis | enchuf
    unplug disconnect | desenchufa/imp desenchufe/subj | desenchuf
    post publish | publica/imp publique/subj publicas publicaras publicales publiqueles publicarles postea/imp poste/en | public publiqu posteado$ posteada$ posteados$ posteadas$ posteando postearon posteaba posteaste posteara postearia posteamos
    post publish hang | cuelga cuelgu/en colga/imp colguemos cuelgues colgueis | colg cuelg
    unpublish | despublica/imp despublique/subj | despublic despubliqu
    postpone delay | pospon posponga/subj pospone/imp pospones posponles pospongales posponerles retrasa/imp retrase/subj retrasas retrasaras retrasales retraseles retrasarles | pospon pospuest pospus retras
    postpone defer | aplaza/imp aplace/subj aplazas aplazaras aplazales aplaceles aplazarles difiere difiera difieran diferi/imp difiramos difieras difirais | aplaz aplac difer difier
    delay postpone | demora/imp demore/subj | demor
    advance bring-forward | adelanta/imp adelante/subj adelantas adelantaras adelantales adelanteles adelantarles | adelant
    predict | predice prediga/subj predeci/imp | predic predij predig
    predict forecast | pronostica/imp pronostique/subj | pronostic pronostiqu
    forecast predict | preve/imp prevea/subj | previ preve
    print | imprime imprima/subj imprimi/imp imprimes imprimieras imprimeles imprimales imprimirles | imprim impres
    prioritize | prioriza/imp priorice/subj priorizas priorizaras priorizales prioriceles priorizarles | prioriz prioric
    process | procesa/imp procese/subj procesas procesaras procesales proceseles procesarles | proces
    process handle | tramita/imp tramite/subj tramitas tramitaras tramitales tramiteles tramitarles | tramit
    manage handle | gestiona/imp gestione/subj gestionas gestionaras gestionales gestioneles gestionarles | gestion
    handle manage | maneja/imp manej/en manejemos manejeis | manej
    administer manage | administra/imp administre/subj | administr
    promote | promueve promueva promuevan promove/imp promovamos promuevas promovais asciende ascienda asciendan ascende/imp ascendamos asciendas ascendais promociona/imp promocione/subj | promov promuev ascend asciend promocion
    propose suggest | propon proponga/subj propone/imp | propon propuest propus
    suggest | sugiere sugiera sugieran sugeri/imp sugiramos sugieras sugirais | suger sugier sugir
    recommend | recomienda recomiend/en recomenda/imp recomendemos recomiendes recomendeis recomiendas recomendaras recomiendales recomiendeles recomendarles | recomend recomiend
    provision | aprovisiona/imp aprovisione/subj | aprovision
    provide supply | proporciona/imp proporcione/subj | proporcion
    supply provide | suministra/imp suministre/subj | suministr
    pull | jala/imp jale/subj | jalad jalaste jalaron jalando
    push | empuja/imp empuje/subj pushea/imp pushe/en | empuj pusheado$ pusheada$ pusheados$ pusheadas$ pusheando pushearon pusheaba pusheaste pusheara pushearia pusheamos
    press push | pulsa/imp pulse/subj presiona/imp presione/subj aprieta apriet/en apreta/imp apretemos aprietes apreteis | puls presion apretad apreto apretaste apretaron apretando apriet
    quarantine | pon+cuarentena ponga+cuarentena poner+cuarentena ponlo+cuarentena ponla+cuarentena pone+cuarentena pongan+cuarentena poned+cuarentena mete+cuarentena meter+cuarentena | cuarenten
    put insert | mete/imp meta/subj metes metieras meteles metales meterles | metid metio metier metiend metist
    isolate quarantine | aisla/imp aisle/subj | aisl
    query consult check | consulta/imp consulte/subj consultaras consultales consulteles consultarles | consult
    read | lee/imp lea/subj lees leeme leenos leelo leela leelos leelas leele leeles leeselo leame leanos lealo leala lealos lealas leale leales leerles | leid leyo leyer leyend
    receive | recibe reciba/subj recibid recibir recibes recibieras recibeles recibales recibirles recibime recibilo recibila recibilos recibile | recibid recibio recibie recibist recibim reciben recibe
    record | graba/imp grabe/subj grabas grabaras grabales grabeles grabarles | grab
    refill | vuelve+llenar volver+llenar vuelva+llenar | rellen
    replenish restock | repon reponga/subj repone/imp surte surta surtan surtid surtir surtas | repon repuest repus surtida surtiendo surtieron surtiste surtira surtimos
    restock supply | reabastece/imp reabastezca/subj | reabastec reabastezc
    supply | abastece/imp abastezca/subj | abastec abastezc
    top-up recharge | recarga/imp recargue/subj recargaras recargales recargueles recargarles | recarg
    refund reimburse | reembolsa/imp reembolse/subj reembolsas reembolsaras reembolsales reembolseles reembolsarles | reembols
    refund return | devuelve+dinero devuelva+dinero devolver+dinero devuelvele+dinero devuelveme+dinero devolverle+dinero | reembols
    return refund | devuelve devuelva devuelvan devolve/imp devolvamos devuelvas devolvais devuelves devuelveles devuelvales devolverles | devolv devuelv devuelt devolucion$ devoluciones$
    return | regresa/imp regrese/subj retorna/imp retorne/subj | regres retorn
    release free | libera/imp libere/subj liberas liberaras liberales libereles liberarles | liber
    release | suelta suelt/en solta/imp soltemos sueltes solteis | soltad soltaste soltaron soltando suelt
    reload refresh | refresca/imp refresque/subj | refresc refresqu
    reload | vuelve+cargar volver+cargar vuelva+cargar | recargad
    remind | recuerda recuerd/en recorda/imp recordemos recuerdes recordeis recuerdas recordaras recuerdales recuerdeles recordarles | recordad recordo recordar recordaba recordaste recordaron recordando recuerd
    rename | renombra/imp renombre/subj renombras renombraras renombrales renombreles renombrarles cambia+nombre cambie+nombre cambiar+nombre cambiale+nombre cambiarle+nombre cambien+nombre cambiad+nombre | renombr
    name call | nombra/imp nombren nombremos nombreis nombrelo nombrela | nombrad nombraste nombraron nombrando nombrami
    title name | titula/imp titule/subj | titulad titulaste titularon
    renew | renueva renuev/en renova/imp renovemos renueves renoveis renuevas renovaras renuevales renueveles renovarles | renov renuev
    rent | alquila/imp alquile/subj alquilas alquilaras alquilales alquileles alquilarles | alquil
    rent lease | arrienda arriend/en arrenda/imp arrendemos arriendes arrendeis | arrend arriend
    repeat | repite repita/subj repeti/imp repites repiteles repitales repetirles | repet repit
    replace | reemplaza/imp reemplace/subj reemplazas reemplazaras reemplazales reemplaceles reemplazarles remplaza/imp remplace/subj | reemplaz reemplac remplaz remplac
    replace substitute | sustituye sustituya/subj sustitui/imp sustituyes sustituyeles sustituyales sustituirles substituye substituya/subj substitui/imp | sustitu substitu
    report | reporta/imp reporten reportemos reportes reporteis reportas reportaras reportales reporteme reportenos reportelo reportela reportelos reportelas reportele reporteles reportarles | reportado reportada reportando reportaron reportaste reportaba reportaran reportaria reportamos
    report inform | da+parte dar+parte dale+parte haz+informe hacer+informe haga+informe hazme+informe | reportad
    request require | requiere requiera requieran requeri/imp requiramos requieras requirais | requer requier requir
    demand claim | exige exija/subj exigi/imp | exig exij
    reschedule | reprograma/imp reprograme/subj reprogramas reprogramaras reprogramales reprogrameles reprogramarles reagenda/imp reagende/subj reagendas reagendaras reagendales reagendeles reagendarles | reprogram reagend
    reschedule replan | replanifica/imp replanifique/subj | replanific replanifiqu
    reset restore | restablece/imp restablezca/subj restableces restableceles restablezcales restablecerles | restablec restablezc
    reset | resetea/imp resetee/subj reseteas resetearas reseteales reseteeles resetearles | resete
    reset restart | reinicializa/imp reinicialice/subj | reinicializ reinicialic
    restart reboot | reinicia/imp reinicie/subj reinicias reiniciaras reiniciales reinicieles reiniciarles | reinici
    restart | rearranca/imp rearranque/subj | rearranc rearranqu
    restore | restaura/imp restaure/subj restauras restauraras restaurales restaureles restaurarles restituye restituya/subj restitui/imp | restaur restitu
    retire | jubila/imp jubile/subj | jubil
    retry | reintenta/imp reintente/subj reintentas reintentaras reintentales reintenteles reintentarles | reintent
    retry repeat | vuelve+intentar vuelva+intentar volver+intentar volve+intentar vuelvan+intentar vuelve+probar volver+probar intenta+nuevo intentalo+nuevo intentar+nuevo intente+nuevo | reintent
    repeat redo | rehaz rehaga/subj rehace/imp | rehac rehec rehic rehag
    ring | suena suen/en sona/imp sonemos suenes soneis | sonad sono sonaron sonando suena
    route redirect | redirige redirija/subj redirigi/imp | redirig redirij
    route direct | dirige dirija/subj dirigi/imp | dirig dirij
    divert forward | desvia/imp desvie/subj | desvi
    derive forward refer | deriva/imp derive/subj | deriv
    run start | haz+funcionar haga+funcionar hacer+funcionar | funcionad
    save | haz+guardado ahorra/imp ahorre/subj | guardad ahorr
    scan | escanea/imp escanee/subj escaneas escanearas escaneales escaneeles escanearles | escane
    scale | escala+replicas escalar+replicas escale+replicas | escalad
    rotate | rota/imp rote/subj | rotad rotar rotaste rotaron rotando rotacion
    turn rotate | gira/imp gire/subj | girad giraste giraron girando
    rewind | rebobina/imp rebobine/subj | rebobin
    see view | ve/imp vea/subj ves veme venos velo vela velos velas vele veles veselo veame veanos vealo veala vealos vealas veale veales verme vernos verlo verla verlos verlas verle verles verselo vedme vedlo | visto vista viendo viero viste
    look view watch | mira/imp mire/subj miras miraras mirales mireles mirarles | mirado mirada mirando miraron miraste miraba miraran miraria miramos
    watch monitor | vigila/imp vigile/subj | vigil
    watch supervise | supervisa/imp supervise/subj | supervis
    observe watch | observa/imp observe/subj | observ
    sell | vende/imp venda/subj vendes vendieras vendeles vendales venderles | vendid vendio vendie vendist venden vendemos
    sow seed plant | siembra siembr/en sembra/imp sembremos siembres sembreis | sembr siembr
    plant | plante/subj plantad plantar plantalo plantala plantalos plantalas plantale | plantad plantar plantaste plantaron plantando
    harvest | cosecha/imp coseche/subj | cosech
    fertilize | fertiliza/imp fertilice/subj | fertiliz fertilic
    set configure set-up | configura/imp configure/subj configuras configuraras configurales configureles configurarles | configur
    set establish | establece/imp establezca/subj estableces estableceles establezcales establecerles | establec establezc
    set define | define defina/subj defini/imp | defin
    set specify | especifica/imp especifique/subj | especific especifiqu
    parameterize set | parametriza/imp parametrice/subj | parametriz parametric
    share | comparte comparta/subj comparti/imp compartes compartieras comparteles compartales compartirles | compart
    ship send | embarca/imp embarqu/en embarquemos embarqueis | embarc embarqu
    turn-off | apaga/imp apague/subj apagas apagaras apagales apagueles apagarles | apag
    turn-on | enciende encienda enciendan encende/imp encendamos enciendas encendais enciendes enciendeles enciendales encenderles prende/imp prenda prendan prendamos prendais prendes prendieras prendeles prendales prenderles | encend enciend prendid prendio prendier prendiend prende
    turn-on light | ilumina/imp ilumine/subj | ilumin
    shut-down | apaga+completo apagar+completo | apagad
    sign | firma/imp firme/subj firmaras firmales firmeles firmarles | firmado firmada firmando firmaron firmaste firmaba firmaran firmaria firmamos
    sign-up register | apunta+a+mi apuntame apuntarme apunteme inscribeme inscribirme | apuntad
    skip | salta/imp salte/subj saltas saltaras saltales salteles saltarles | saltad salto saltar saltaste saltaron saltando
    skip omit | omite omita/subj omiti/imp | omit
    ignore skip | ignora/imp ignore/subj | ignor
    snooze | pospon+alarma posponer+alarma posponga+alarma deja+sonar+luego recuerdamelo+luego recuerdame+luego | pospuest
    sort | clasifica/imp clasifique/subj | clasific clasifiqu
    stop | deten detenga/subj detene/imp detienes detenles detengales detenerles par/en parad parar paremos pareis pararas parame paranos paralo parala paralos paralas parale parales paraselo pareles pararles | deten detien detuv parad paro$ pararon paraste parando paraba
    stop quit | deja+de deje+de dejen+de dejad+de dejar+de |
    stop halt | frena/imp frene/subj | fren
    interrupt stop | interrumpe interrumpa/subj interrumpi/imp | interrump
    stop cease | cesa/imp cese/subj | cesado cesada cesando cesaron cesaste cesaba cesaran cesaria cesamos
    kill terminate | mata/imp mate/subj | matad mataron mataste matando
    terminate rescind | rescinde rescinda/subj rescindi/imp | rescind
    submit present | presenta/imp presente/subj presentas presentaras presentales presenteles presentarles | present
    submit send | somete/imp someta/subj | somet
    subscribe | suscribe suscriba/subj suscribi/imp suscribes suscribieras suscribeles suscribales suscribirles suscribe+me | suscrib suscrit
    suspend | suspende/imp suspenda/subj suspendes suspendieras suspendeles suspendales suspenderles | suspend suspension$
    sync | sincroniza/imp sincronice/subj sincronizas sincronizaras sincronizales sincroniceles sincronizarles | sincroniz sincronic
    take catch | toma/imp tome/subj tomas tomaras tomales tomeles tomarles coge/imp coja/subj | tomad tomo tomar tomaba tomaste tomaron tomando tomamos cogid cogio cogier cogiend
    take draw remove | saca/imp saque/subj sacas sacaras sacales saqueles sacarles | sacad saco sacar sacaba sacaste sacaron sacando sacamos
    take charge | encarga/imp encargue/subj | encarg
    tip | deja+propina deje+propina dejar+propina dejale+propina da+propina dar+propina dale+propina | propinad
    test try | prueba prueb/en proba/imp probemos pruebes probeis probaras pruebales pruebeles probarles | probad probo probar probaba probaste probaron probando
    test | testea/imp testee/subj | teste
    try attempt | intenta/imp intente/subj | intent
    train | entrena/imp entrene/subj | entren
    train educate | capacita/imp capacite/subj | capacit
    transfer | transfiere transfiera transfieran transferi/imp transfiramos transfieras transfirais transfieres transfiereles transfierales transferirles traspasa/imp traspase/subj | transfer transfier transfir traspas
    transfer send | gira/imp gire/subj | girado girada girando giraron giraste giraba giraran giraria giramos
    translate | traduce traduzca/subj traduci/imp traduces traduceles traduzcales traducirles | traduc traduj traduzc
    treat | trata/imp trate/subj | tratad trataron trataste tratando
    prescribe | recete/subj recetad recetar recetalo recetala recetalos recetalas recetale prescribe prescriba/subj prescribi/imp recetame recetarles | recetado recetada recetando recetaron recetaste recetaba recetaran recetaria recetamos prescrib prescrit recetado$ recetada$ recetados$ recetadas$ recetara
    vaccinate | vacuna/imp vacune/subj | vacun
    trigger | dispara/imp dispare/subj desencadena/imp desencadene/subj | dispar desencaden
    update | actualiza/imp actualice/subj actualizas actualizaras actualizales actualiceles actualizarles pon+dia ponga+dia poner+dia ponlo+dia ponla+dia ponerlo+dia | actualiz actualic actualizad
    upgrade improve | mejora/imp mejore/subj | mejor
    downgrade | degrada/imp degrade/subj | degrad
    void invalidate | invalida/imp invalide/subj | invalid
    wake | despierta despiert/en desperta/imp despertemos despiertes desperteis despiertas despertaras despiertales despierteles despertarles | despert despiert
    weigh | pesa/imp pese/subj | pesad pesaron pesaste pesando
    withdraw | saca+dinero sacar+dinero saque+dinero retira+dinero retirar+dinero retire+dinero | retirad
    rinse | enjuaga/imp enjuague/subj | enjuag
    help assist | ayuda/imp ayude/subj ayudaras ayudales ayudeles ayudarles | ayud
    assist attend | asiste asista/subj asisti/imp | asist
    serve | sirve sirva/subj servi/imp | sirv servim servist
    cook | cocina/imp cocine/subj | cocin
    analyze | analiza/imp analice/subj analizas analizaras analizales analiceles analizarles | analiz analic
    summarize | resume resuma/subj resumi/imp resumes resumieras resumeles resumales resumirles | resum
    filter | filtra/imp filtre/subj | filtr
    group categorize | categoriza/imp categorice/subj | categoriz categoric
    tell say | di diga/subj deci/imp dices dime dinos dilo dila dilos dilas dile diles diselo digales decirles diselos | dich dijo dijer dije dijiste diciend
    speak talk | habla/imp hable/subj | habl
    expand open | expande expanda/subj expandi/imp | expand
    minimize | minimiza/imp minimice/subj | minimiz minimic
    maximize | maximiza/imp maximice/subj | maximiz maximic
    format | formatea/imp formatee/subj | formate
    compress | comprime comprima/subj comprimi/imp comprimirles | comprim comprimido comprimida comprimiendo comprimieron comprimiste comprimira comprimimos
    decompress unzip | descomprime descomprima/subj descomprimi/imp | descomprim
    encrypt | cifra/imp cifre/subj encripta/imp encripte/subj | cifr encript
    decrypt | descifra/imp descifre/subj desencripta/imp desencript/en | descifr desencriptado$ desencriptada$ desencriptados$ desencriptadas$ desencriptando desencriptaron desencriptaba desencriptaste desencriptara desencriptaria desencriptamos
    mount | monta/imp mont/en montemos monteis | montado montada montando montaron montaste montaba montaran montaria montamos
    compile build | compila/imp compile/subj | compil
    monitor check | controla/imp controlen controlemos controleis controlelo controlela | control
    audit | audita/imp audite/subj | auditado auditada auditando auditaron auditaste auditaba auditaran auditaria auditamos
    sanction fine | multe/subj multad multar multalo multala multalos multalas multale | multado multada multando multaron multaste multaba multaran multaria multamos
    dismiss close | despacha/imp despache/subj | despach
    charge | enchufa/imp enchuf/en enchufemos enchufeis | enchuf
    contact | contacta/imp contacte/subj | contact
    visit | visite/subj visitad visitar visitalo visitala visitalos visitalas visitale | visitado visitada visitando visitaron visitaste visitaba visitaran visitaria visitamos
    negotiate | negocia/imp negocie/subj | negoci
    celebrate | celebra/imp celebre/subj | celebr
    adopt | adopta/imp adopte/subj | adopt
    donate | dona/imp done/subj | donado donada donando donaron donaste donaba donaran donaria donamos
    bet | apuesta apuest/en aposta/imp apostemos apuestes aposteis | apostado apostada apostando apostaron apostaste apostaba apostaran apostaria apostamos
    invest | invierte invierta inviertan invertid invertir invirtamos inviertas invirtais invertilo invertila | invert inviert invirt
    deduct subtract | descuenta descuent/en desconta/imp descontemos descuentes desconteis resta/imp reste/subj | descont descuent restad restaron restaste restando
    deduct | deduce deduzca/subj deduci/imp | deduc deduj deduzc
    multiply | multiplica/imp multiplique/subj | multiplic multipliqu
    round | redondea/imp redondee/subj | redonde
    draw | dibuja/imp dibuje/subj | dibuj
    paint | pinta/imp pinte/subj | pintado pintada pintando pintaron pintaste pintaba pintaran pintaria pintamos
    photograph | fotografia/imp fotografie/subj | fotografi
    film record | filma/imp filme/subj | filmado filmada filmando filmaron filmaste filmaba filmaran filmaria filmamos
    dispose recycle | recicla/imp recicle/subj | recicl
    protect | protege/imp proteja/subj | proteg protej
    unprotect | desprotege/imp desproteja/subj | desproteg desprotej
    promise commit | compromete/imp comprometa/subj | compromet
    allow let | permite permita/subj permitid permitir permites permitieras permiteles permitales permitirles permitime permitilo permitila permitilos permitile | permitid permitio permitier permitiend permite
    prevent | impide impida/subj impedi/imp | imped impid
    avoid | evita/imp evite/subj | evit
    hand give | facilita/imp facilite/subj | facilit
    place order | encarga/imp encargue/subj | encarg
    enter access | accede/imp acceda/subj | acced
    land | aterriza/imp aterrice/subj | aterriz aterric
    raise | levanta/imp levante/subj | levant
    raise blinds | sube+persianas suba+persianas subir+persianas sube+persiana subir+persiana suba+persiana | subid
    lower blinds | baja+persianas baje+persianas bajar+persianas baja+persiana bajar+persiana baje+persiana | bajad
    lower drop | desciende descienda desciendan descende/imp descendamos desciendas descendais | descend desciend
    drop release | suelta suelt/en solta/imp soltemos sueltes solteis | soltad soltaste soltaron soltando suelt
    dry | seque/subj secad secar secalo secala secalos secalas secale secame secarles | secad secaron secaste secando secado$ secada$ secados$ secadas$ secaba secara secaria secamos
    iron | plancha/imp planche/subj | planch
    fold | dobla/imp doble/subj | doblado doblada doblando doblaron doblaste doblaba doblaran doblaria doblamos
    fill refuel | reposta/imp reposte/subj | repost
    drive | conduce conduzca/subj conduci/imp | conduc conduj conduzc
    pack | empaqueta/imp empaquete/subj empaca/imp empaque/subj embala/imp embal/en embolsa/imp embols/en | empaquet empac empaqu embalado$ embalada$ embalados$ embaladas$ embalando embalaron embalaba embalaste embalara embalaria embalamos embolsado$ embolsada$ embolsados$ embolsadas$ embolsando embolsaron embolsaba embolsaste embolsara embolsaria embolsamos
    unpack | desempaqueta/imp desempaquete/subj desembala/imp desembal/en desempaca/imp desempaqu/en | desempaquet desembalado$ desembalada$ desembalados$ desembaladas$ desembalando desembalaron desembalaba desembalaste desembalara desembalaria desembalamos desempacado$ desempacada$ desempacados$ desempacadas$ desempacando desempacaron desempacaba desempacaste desempacara desempacaria desempacamos
    retrieve recover | rescata/imp rescate/subj | rescat
    spend | gasta/imp gaste/subj | gastado gastada gastando gastaron gastaste gastaba gastaran gastaria gastamos
    earn win | gana/imp gane/subj | ganad ganaron ganaste ganando
    shorten | acorta/imp acort/en | acortado$ acortada$ acortados$ acortadas$ acortando acortaron acortaba acortaste acortara acortaria acortamos
    lengthen extend | alarga/imp alargu/en estira/imp estir/en | alargado$ alargada$ alargados$ alargadas$ alargando alargaron alargaba alargaste alargara alargaria alargamos estirado$ estirada$ estirados$ estiradas$ estirando estiraron estiraba estiraste estirara estiraria estiramos
    paste glue | pega/imp pegu/en | pegado$ pegada$ pegados$ pegadas$ pegando pegaron pegaba pegaste pegara pegaria pegamos
    flip turn | voltea/imp volte/en | volteado$ volteada$ volteados$ volteadas$ volteando voltearon volteaba volteaste volteara voltearia volteamos
    invert reverse | inviertalos inviertalas inviertale invierteme inviertame invertirles invertirme | invertido invertida invertiendo invertieron invertiste invertira invertimos
    mirror reflect | refleja/imp reflej/en | reflejado$ reflejada$ reflejados$ reflejadas$ reflejando reflejaron reflejaba reflejaste reflejara reflejaria reflejamos
    zoom-in zoom | acerca/imp acerqu/en | acercado$ acercada$ acercados$ acercadas$ acercando acercaron acercaba acercaste acercara acercaria acercamos
    zoom-out | aleja/imp alej/en | alejado$ alejada$ alejados$ alejadas$ alejando alejaron alejaba alejaste alejara alejaria alejamos
    focus | enfoca/imp enfoquen enfoquelo enfoquela enfoquelos enfoquelas enfoquele enfoqueme | enfocado$ enfocada$ enfocados$ enfocadas$ enfocando enfocaron enfocaba enfocaste enfocara enfocaria enfocamos
    blur | desenfoca/imp desenfoqu/en difumina/imp difumin/en pixela/imp pixel/en | desenfocado$ desenfocada$ desenfocados$ desenfocadas$ desenfocando desenfocaron desenfocaba desenfocaste desenfocara desenfocaria desenfocamos difuminado$ difuminada$ difuminados$ difuminadas$ difuminando difuminaron difuminaba difuminaste difuminara difuminaria difuminamos pixelado$ pixelada$ pixelados$ pixeladas$ pixelando pixelaron pixelaba pixelaste pixelara pixelaria pixelamos
    darken dim | oscurece/imp oscurezca oscurezcan oscurezcas | oscurecido oscurecida oscureciendo oscurecieron oscureciste oscurecera oscurecemos
    clarify brighten | aclara/imp aclar/en | aclarado$ aclarada$ aclarados$ aclaradas$ aclarando aclararon aclaraba aclaraste aclarara aclararia aclaramos
    collapse fold | pliega pliegu/en plega/imp colapsa/imp colaps/en repliega repliegu/en replega/imp | plegado$ plegada$ plegados$ plegadas$ plegando plegaron plegaba plegaste plegara plegaria plegamos colapsado$ colapsada$ colapsados$ colapsadas$ colapsando colapsaron colapsaba colapsaste colapsara colapsaria colapsamos replegado$ replegada$ replegados$ replegadas$ replegando replegaron replegaba replegaste replegara replegaria replegamos
    shrink contract | contrae/imp contraiga contraigan contraigas | contraido contraida contraiendo contraieron contraiste contraera contraemos
    uncover reveal | destapa/imp destap/en descubre descubra descubran descubrid descubrir descubras | destapado$ destapada$ destapados$ destapadas$ destapando destaparon destapaba destapaste destapara destaparia destapamos descubrido descubrida descubriendo descubrieron descubriste descubrira descubrimos
    cover | tap/en tapad tapar tapalo tapala tapalos tapalas tapale tapame cubre cubra cubran cubrid cubrir cubras | tapado$ tapada$ tapados$ tapadas$ tapando taparon tapaba tapaste tapara taparia tapamos cubrido cubrida cubriendo cubrieron cubriste cubrira cubrimos
    mask | enmascara/imp enmascar/en | enmascarado$ enmascarada$ enmascarados$ enmascaradas$ enmascarando enmascararon enmascaraba enmascaraste enmascarara enmascararia enmascaramos
    anonymize | anonimiza/imp anonimic/en seudonimiza/imp seudonimic/en | anonimizado$ anonimizada$ anonimizados$ anonimizadas$ anonimizando anonimizaron anonimizaba anonimizaste anonimizara anonimizaria anonimizamos seudonimizado$ seudonimizada$ seudonimizados$ seudonimizadas$ seudonimizando seudonimizaron seudonimizaba seudonimizaste seudonimizara seudonimizaria seudonimizamos
    raise increase | encarece/imp encarezca encarezcan encarezcas | encarecido encarecida encareciendo encarecieron encareciste encarecera encarecemos
    debit charge | debita/imp debit/en | debitado$ debitada$ debitados$ debitadas$ debitando debitaron debitaba debitaste debitara debitaria debitamos
    credit add | acredita/imp acredit/en | acreditado$ acreditada$ acreditados$ acreditadas$ acreditando acreditaron acreditaba acreditaste acreditara acreditaria acreditamos
    advance | anticipa/imp anticip/en | anticipado$ anticipada$ anticipados$ anticipadas$ anticipando anticiparon anticipaba anticipaste anticipara anticiparia anticipamos
    amortize repay | amortiza/imp amortic/en | amortizado$ amortizada$ amortizados$ amortizadas$ amortizando amortizaron amortizaba amortizaste amortizara amortizaria amortizamos
    waive forgive | condona/imp condon/en perdonad perdonar perdones perdonalo perdonala perdonalos perdonalas perdonale perdonelo perdonela perdonelos perdonelas perdonele perdoname perdoneme | condonado$ condonada$ condonados$ condonadas$ condonando condonaron condonaba condonaste condonara condonaria condonamos perdonado$ perdonada$ perdonados$ perdonadas$ perdonando perdonaron perdonaba perdonaste perdonara perdonaria perdonamos
    reimburse refund | reintegra/imp reintegr/en | reintegrado$ reintegrada$ reintegrados$ reintegradas$ reintegrando reintegraron reintegraba reintegraste reintegrara reintegraria reintegramos
    withhold hold | retengalos retengalas retengale retenme retengame retenerles retenerme | retenido retenida reteniendo retenieron reteniste retenera retenemos
    seize freeze | embarga/imp embargu/en | embargado$ embargada$ embargados$ embargadas$ embargando embargaron embargaba embargaste embargara embargaria embargamos
    quote | cotiza/imp cotic/en | cotizado$ cotizada$ cotizados$ cotizadas$ cotizando cotizaron cotizaba cotizaste cotizara cotizaria cotizamos
    invoice bill | facturelos facturelas facturele facturame factureme facturarles facturarme | facturado$ facturada$ facturados$ facturadas$ facturara
    post record | contabiliza/imp contabilic/en asienta asient/en asenta/imp | contabilizado$ contabilizada$ contabilizados$ contabilizadas$ contabilizando contabilizaron contabilizaba contabilizaste contabilizara contabilizaria contabilizamos asentado$ asentada$ asentados$ asentadas$ asentando asentaron asentaba asentaste asentara asentaria asentamos
    declare | declara/imp declar/en | declarado$ declarada$ declarados$ declaradas$ declarando declararon declaraba declaraste declarara declararia declaramos
    wrap pack | envuelve envuelva envuelvan envolved envolver envuelvas | envolvido envolvida envolviendo envolvieron envolviste envolvera envolvemos
    label | rotula/imp rotul/en | rotulado$ rotulada$ rotulados$ rotuladas$ rotulando rotularon rotulaba rotulaste rotulara rotularia rotulamos
    seal stamp | sella/imp sell/en precinta/imp precint/en | sellado$ sellada$ sellados$ selladas$ sellando sellaron sellaba sellaste sellara sellaria sellamos precintado$ precintada$ precintados$ precintadas$ precintando precintaron precintaba precintaste precintara precintaria precintamos
    unseal open | desprecinta/imp desprecint/en | desprecintado$ desprecintada$ desprecintados$ desprecintadas$ desprecintando desprecintaron desprecintaba desprecintaste desprecintara desprecintaria desprecintamos
    stack | apila/imp apil/en | apilado$ apilada$ apilados$ apiladas$ apilando apilaron apilaba apilaste apilara apilaria apilamos
    unstack | desapila/imp desapil/en | desapilado$ desapilada$ desapilados$ desapiladas$ desapilando desapilaron desapilaba desapilaste desapilara desapilaria desapilamos
    count recount | recuenta recuent/en reconta/imp | recontado$ recontada$ recontados$ recontadas$ recontando recontaron recontaba recontaste recontara recontaria recontamos
    count inventory | inventaria/imp inventari/en | inventariado$ inventariada$ inventariados$ inventariadas$ inventariando inventariaron inventariaba inventariaste inventariara inventariaria inventariamos
    supply restock | abastezcalos abastezcalas abastezcale abasteceme abastezcame abastecerles abastecerme | abastecido abastecida abasteciendo abastecieron abasteciste abastecera abastecemos
    evict remove | desaloja/imp desaloj/en desahucia/imp desahuci/en | desalojado$ desalojada$ desalojados$ desalojadas$ desalojando desalojaron desalojaba desalojaste desalojara desalojaria desalojamos desahuciado$ desahuciada$ desahuciados$ desahuciadas$ desahuciando desahuciaron desahuciaba desahuciaste desahuciara desahuciaria desahuciamos
    lodge host | aloja/imp aloj/en hospeda/imp hosped/en | alojado$ alojada$ alojados$ alojadas$ alojando alojaron alojaba alojaste alojara alojaria alojamos hospedado$ hospedada$ hospedados$ hospedadas$ hospedando hospedaron hospedaba hospedaste hospedara hospedaria hospedamos
    relocate move | reubica/imp reubiqu/en | reubicado$ reubicada$ reubicados$ reubicadas$ reubicando reubicaron reubicaba reubicaste reubicara reubicaria reubicamos
    tow | remolca/imp remolquen remolquelo remolquela remolquelos remolquelas remolquele remolqueme | remolcado$ remolcada$ remolcados$ remolcadas$ remolcando remolcaron remolcaba remolcaste remolcara remolcaria remolcamos
    spray fumigate | fumiga/imp fumigu/en | fumigado$ fumigada$ fumigados$ fumigadas$ fumigando fumigaron fumigaba fumigaste fumigara fumigaria fumigamos
    prune trim | pod/en podad podar podalo podala podalos podalas podale podame | podado$ podada$ podados$ podadas$ podando podaron podaba podaste podara podaria podamos
    mow cut | siega siegu/en sega/imp desbroza/imp desbroc/en | segado$ segada$ segados$ segadas$ segando segaron segaba segaste segara segaria segamos desbrozado$ desbrozada$ desbrozados$ desbrozadas$ desbrozando desbrozaron desbrozaba desbrozaste desbrozara desbrozaria desbrozamos
    deworm | desparasita/imp desparasit/en | desparasitado$ desparasitada$ desparasitados$ desparasitadas$ desparasitando desparasitaron desparasitaba desparasitaste desparasitara desparasitaria desparasitamos
    sterilize | esteriliza/imp esterilic/en | esterilizado$ esterilizada$ esterilizados$ esterilizadas$ esterilizando esterilizaron esterilizaba esterilizaste esterilizara esterilizaria esterilizamos
    neuter castrate | castra/imp castr/en | castrado$ castrada$ castrados$ castradas$ castrando castraron castraba castraste castrara castraria castramos
    operate | oper/en operad operar operalo operala operalos operalas operale operame | operado$ operada$ operados$ operadas$ operando operaron operaba operaste operara operaria operamos
    diagnose | diagnostica/imp diagnostiqu/en | diagnosticado$ diagnosticada$ diagnosticados$ diagnosticadas$ diagnosticando diagnosticaron diagnosticaba diagnosticaste diagnosticara diagnosticaria diagnosticamos
    admit hospitalize | intern/en internad internar internalo internala internalos internalas internale intername hospitaliza/imp hospitalic/en | internada$ internados$ internadas$ internando internaron internaba internaste internara internaria internamos hospitalizado$ hospitalizada$ hospitalizados$ hospitalizadas$ hospitalizando hospitalizaron hospitalizaba hospitalizaste hospitalizara hospitalizaria hospitalizamos
    preheat heat | precalienta precalient/en precalenta/imp | precalentado$ precalentada$ precalentados$ precalentadas$ precalentando precalentaron precalentaba precalentaste precalentara precalentaria precalentamos
    reheat heat | recalienta recalient/en recalenta/imp | recalentado$ recalentada$ recalentados$ recalentadas$ recalentando recalentaron recalentaba recalentaste recalentara recalentaria recalentamos
    cool refrigerate | refrigera/imp refriger/en | refrigerando refrigeraron refrigeraba refrigeraste refrigerara refrigeraria refrigeramos
    ventilate | ventila/imp ventil/en airea/imp aire/en | ventilado$ ventilada$ ventilados$ ventiladas$ ventilando ventilaron ventilaba ventilaste ventilara ventilaria ventilamos aireado$ aireada$ aireados$ aireadas$ aireando airearon aireaba aireaste aireara airearia aireamos
    humidify | humedece/imp humedezca humedezcan humedezcas | humedecido humedecida humedeciendo humedecieron humedeciste humedecera humedecemos
    dehumidify | deshumidifica/imp deshumidifiqu/en | deshumidificado$ deshumidificada$ deshumidificados$ deshumidificadas$ deshumidificando deshumidificaron deshumidificaba deshumidificaste deshumidificara deshumidificaria deshumidificamos
    spin | centrifuga/imp centrifugu/en | centrifugado$ centrifugada$ centrifugados$ centrifugadas$ centrifugando centrifugaron centrifugaba centrifugaste centrifugara centrifugaria centrifugamos
    soak | remoja/imp remoj/en | remojado$ remojada$ remojados$ remojadas$ remojando remojaron remojaba remojaste remojara remojaria remojamos
    starch | almidona/imp almidon/en | almidonado$ almidonada$ almidonados$ almidonadas$ almidonando almidonaron almidonaba almidonaste almidonara almidonaria almidonamos
    bleach whiten | blanquea/imp blanque/en | blanqueado$ blanqueada$ blanqueados$ blanqueadas$ blanqueando blanquearon blanqueaba blanqueaste blanqueara blanquearia blanqueamos
    wax | encera/imp encer/en | encerado$ encerada$ encerados$ enceradas$ encerando enceraron enceraba enceraste encerara enceraria enceramos
    polish | pule pula pulan pulid pulir pulas abrillanta/imp abrillant/en | pulido pulida puliendo pulieron puliste pulira pulimos abrillantado$ abrillantada$ abrillantados$ abrillantadas$ abrillantando abrillantaron abrillantaba abrillantaste abrillantara abrillantaria abrillantamos
    mop clean | trapea/imp trape/en | trapeado$ trapeada$ trapeados$ trapeadas$ trapeando trapearon trapeaba trapeaste trapeara trapearia trapeamos
    disinfect | desinfecta/imp desinfect/en | desinfectado$ desinfectada$ desinfectados$ desinfectadas$ desinfectando desinfectaron desinfectaba desinfectaste desinfectara desinfectaria desinfectamos
    descale | desincrusta/imp desincrust/en descalcifica/imp descalcifiqu/en | desincrustado$ desincrustada$ desincrustados$ desincrustadas$ desincrustando desincrustaron desincrustaba desincrustaste desincrustara desincrustaria desincrustamos descalcificado$ descalcificada$ descalcificados$ descalcificadas$ descalcificando descalcificaron descalcificaba descalcificaste descalcificara descalcificaria descalcificamos
    lubricate grease | engrasa/imp engras/en lubrica/imp lubriqu/en | engrasado$ engrasada$ engrasados$ engrasadas$ engrasando engrasaron engrasaba engrasaste engrasara engrasaria engrasamos lubricado$ lubricada$ lubricados$ lubricadas$ lubricando lubricaron lubricaba lubricaste lubricara lubricaria lubricamos
    loosen | afloja/imp afloj/en | aflojado$ aflojada$ aflojados$ aflojadas$ aflojando aflojaron aflojaba aflojaste aflojara aflojaria aflojamos
    screw tighten | atornilla/imp atornill/en | atornillado$ atornillada$ atornillados$ atornilladas$ atornillando atornillaron atornillaba atornillaste atornillara atornillaria atornillamos
    unscrew loosen | desatornilla/imp desatornill/en | desatornillado$ desatornillada$ desatornillados$ desatornilladas$ desatornillando desatornillaron desatornillaba desatornillaste desatornillara desatornillaria desatornillamos
    drill | taladra/imp taladr/en | taladrado$ taladrada$ taladrados$ taladradas$ taladrando taladraron taladraba taladraste taladrara taladraria taladramos
    weld solder | suelda sueld/en soldar solda | soldado$ soldada$ soldados$ soldadas$ soldando soldaron soldaba soldaste soldara soldaria soldamos
    disassemble unmount | desmonta/imp desmont/en desensambla/imp desensambl/en | desmontado$ desmontada$ desmontados$ desmontadas$ desmontando desmontaron desmontaba desmontaste desmontara desmontaria desmontamos desensamblado$ desensamblada$ desensamblados$ desensambladas$ desensamblando desensamblaron desensamblaba desensamblaste desensamblara desensamblaria desensamblamos
    disarm dismantle | desarma/imp desarmen desarmes desarmelo desarmela desarmelos desarmelas desarmele desarmeme | desarmado$ desarmada$ desarmados$ desarmadas$ desarmando desarmaron desarmaba desarmaste desarmara desarmaria desarmamos
    arm assemble | arm/en armad armar armalo armala armalos armalas armale armame | armado$ armada$ armados$ armadas$ armando armaron armaba armaste armara armaria armamos
    assemble | ensambla/imp ensambl/en | ensamblado$ ensamblada$ ensamblados$ ensambladas$ ensamblando ensamblaron ensamblaba ensamblaste ensamblara ensamblaria ensamblamos
    patch | parchea/imp parche/en remienda remiend/en remenda/imp | parcheado$ parcheada$ parcheados$ parcheadas$ parcheando parchearon parcheaba parcheaste parcheara parchearia parcheamos remendado$ remendada$ remendados$ remendadas$ remendando remendaron remendaba remendaste remendara remendaria remendamos
    calibrate | calibra/imp calibr/en | calibrado$ calibrada$ calibrados$ calibradas$ calibrando calibraron calibraba calibraste calibrara calibraria calibramos
    adjust regulate | regula regul/en regulad regularlo regularla regularlos regularlas regularle regularme | regulado$ regulada$ regulados$ reguladas$ regulando regularon regulaba regulaste regulara regularia regulamos
    tune | afina/imp afin/en sintoniza/imp sintonic/en | afinado$ afinada$ afinados$ afinadas$ afinando afinaron afinaba afinaste afinara afinaria afinamos sintonizado$ sintonizada$ sintonizados$ sintonizadas$ sintonizando sintonizaron sintonizaba sintonizaste sintonizara sintonizaria sintonizamos
    unpair disconnect | desempareja/imp desemparej/en | desemparejado$ desemparejada$ desemparejados$ desemparejadas$ desemparejando desemparejaron desemparejaba desemparejaste desemparejara desemparejaria desemparejamos
    couple connect | acopla/imp acopl/en | acoplado$ acoplada$ acoplados$ acopladas$ acoplando acoplaron acoplaba acoplaste acoplara acoplaria acoplamos
    uncouple disconnect | desacopla/imp desacopl/en | desacoplado$ desacoplada$ desacoplados$ desacopladas$ desacoplando desacoplaron desacoplaba desacoplaste desacoplara desacoplaria desacoplamos
    silence mute | acalla/imp acall/en | acallado$ acallada$ acallados$ acalladas$ acallando acallaron acallaba acallaste acallara acallaria acallamos
    sleep suspend | adormece/imp adormezca adormezcan adormezcas hiberna/imp hibern/en | adormecido adormecida adormeciendo adormecieron adormeciste adormecera adormecemos hibernado$ hibernada$ hibernados$ hibernadas$ hibernando hibernaron hibernaba hibernaste hibernara hibernaria hibernamos
    shuffle mix | baraj/en barajad barajar barajalo barajala barajalos barajalas barajale barajame | barajado$ barajada$ barajados$ barajadas$ barajando barajaron barajaba barajaste barajara barajaria barajamos
    randomize shuffle | aleatoriza/imp aleatoric/en | aleatorizado$ aleatorizada$ aleatorizados$ aleatorizadas$ aleatorizando aleatorizaron aleatorizaba aleatorizaste aleatorizara aleatorizaria aleatorizamos
    draw raffle | sortea/imp sorte/en rif/en rifad rifar rifalo rifala rifalos rifalas rifale rifame | sorteado$ sorteada$ sorteados$ sorteadas$ sorteando sortearon sorteaba sorteaste sorteara sortearia sorteamos rifado$ rifada$ rifados$ rifadas$ rifando rifaron rifaba rifaste rifara rifaria rifamos
    bid | puj/en pujad pujar pujalo pujala pujalos pujalas pujale pujame | pujado$ pujada$ pujados$ pujadas$ pujando pujaron pujaba pujaste pujara pujaria pujamos
    auction sell | subast/en subastad subastar subastalo subastala subastalos subastalas subastale subastame | subastado$ subastada$ subastados$ subastadas$ subastando subastaron subastaba subastaste subastara subastaria subastamos
    bargain negotiate | regatea/imp regate/en | regateado$ regateada$ regateados$ regateadas$ regateando regatearon regateaba regateaste regateara regatearia regateamos
    appoint designate | designa/imp design/en nomin/en nominad nominar nominalo nominala nominalos nominalas nominale nominame | designado$ designada$ designados$ designadas$ designando designaron designaba designaste designara designaria designamos nominado$ nominada$ nominados$ nominadas$ nominando nominaron nominaba nominaste nominara nominaria nominamos
    dismiss remove | destituye destituya destituyan destituid destituir destituyas | destituido destituida destituiendo destituieron destituiste destituira destituimos
    recruit hire | recluta/imp reclut/en | reclutado$ reclutada$ reclutados$ reclutadas$ reclutando reclutaron reclutaba reclutaste reclutara reclutaria reclutamos
    fine penalize | multelos multelas multele multame multeme multarles multarme sanciona/imp sancion/en | multado$ multada$ multados$ multadas$ multara sancionado$ sancionada$ sancionados$ sancionadas$ sancionando sancionaron sancionaba sancionaste sancionara sancionaria sancionamos
    punish penalize | castiga/imp castigu/en | castigado$ castigada$ castigados$ castigadas$ castigando castigaron castigaba castigaste castigara castigaria castigamos
    reward | premia/imp premi/en recompens/en recompensad recompensar recompensalo recompensala recompensalos recompensalas recompensale recompensame | premiado$ premiada$ premiados$ premiadas$ premiando premiaron premiaba premiaste premiara premiaria premiamos recompensado$ recompensada$ recompensados$ recompensadas$ recompensando recompensaron recompensaba recompensaste recompensara recompensaria recompensamos
    praise | elogia/imp elogi/en | elogiado$ elogiada$ elogiados$ elogiadas$ elogiando elogiaron elogiaba elogiaste elogiara elogiaria elogiamos
    congratulate | felicita/imp felicit/en | felicitado$ felicitada$ felicitados$ felicitadas$ felicitando felicitaron felicitaba felicitaste felicitara felicitaria felicitamos
    excuse | excus/en excusad excusar excusalo excusala excusalos excusalas excusale excusame disculpad disculpar disculpes disculpalo disculpala disculpalos disculpalas disculpale disculpelo disculpela disculpelos disculpelas disculpele disculpame disculpeme | excusado$ excusada$ excusados$ excusadas$ excusando excusaron excusaba excusaste excusara excusaria excusamos disculpado$ disculpada$ disculpados$ disculpadas$ disculpando disculparon disculpaba disculpaste disculpara disculparia disculpamos
    justify | justifica/imp justifiqu/en | justificado$ justificada$ justificados$ justificadas$ justificando justificaron justificaba justificaste justificara justificaria justificamos
    summon | emplaza/imp emplac/en | emplazado$ emplazada$ emplazados$ emplazadas$ emplazando emplazaron emplazaba emplazaste emplazara emplazaria emplazamos
    cancel call-off | desconvoca/imp desconvoqu/en | desconvocado$ desconvocada$ desconvocados$ desconvocadas$ desconvocando desconvocaron desconvocaba desconvocaste desconvocara desconvocaria desconvocamos
    uninvite | desinvita/imp desinvit/en | desinvitado$ desinvitada$ desinvitados$ desinvitadas$ desinvitando desinvitaron desinvitaba desinvitaste desinvitara desinvitaria desinvitamos
    unenroll remove | desapunta/imp desapunt/en desmatricula/imp desmatricul/en | desapuntado$ desapuntada$ desapuntados$ desapuntadas$ desapuntando desapuntaron desapuntaba desapuntaste desapuntara desapuntaria desapuntamos desmatriculado$ desmatriculada$ desmatriculados$ desmatriculadas$ desmatriculando desmatricularon desmatriculaba desmatriculaste desmatriculara desmatricularia desmatriculamos
    enroll enlist | enrola/imp enrol/en alista/imp alist/en | enrolado$ enrolada$ enrolados$ enroladas$ enrolando enrolaron enrolaba enrolaste enrolara enrolaria enrolamos alistado$ alistada$ alistados$ alistadas$ alistando alistaron alistaba alistaste alistara alistaria alistamos
    cross-out strike | tacha/imp tach/en tachad tachar tachalo tachala tachalos tachalas tachale tachame | tachado$ tachada$ tachados$ tachadas$ tachando tacharon tachaba tachaste tachara tacharia tachamos
    underline | subraya/imp subray/en | subrayado$ subrayada$ subrayados$ subrayadas$ subrayando subrayaron subrayaba subrayaste subrayara subrayaria subrayamos
    highlight | resalta/imp resalt/en | resaltado$ resaltada$ resaltados$ resaltadas$ resaltando resaltaron resaltaba resaltaste resaltara resaltaria resaltamos
    check tick | palomea/imp palome/en tilda/imp tild/en | palomeado$ palomeada$ palomeados$ palomeadas$ palomeando palomearon palomeaba palomeaste palomeara palomearia palomeamos tildado$ tildada$ tildados$ tildadas$ tildando tildaron tildaba tildaste tildara tildaria tildamos
    uncheck | destilda/imp destild/en | destildado$ destildada$ destildados$ destildadas$ destildando destildaron destildaba destildaste destildara destildaria destildamos
    frame | encuadra/imp encuadr/en | encuadrado$ encuadrada$ encuadrados$ encuadradas$ encuadrando encuadraron encuadraba encuadraste encuadrara encuadraria encuadramos
    ungroup | desagrupa/imp desagrup/en | desagrupado$ desagrupada$ desagrupados$ desagrupadas$ desagrupando desagruparon desagrupaba desagrupaste desagrupara desagruparia desagrupamos
    filter sift | tamiza/imp tamic/en | tamizado$ tamizada$ tamizados$ tamizadas$ tamizando tamizaron tamizaba tamizaste tamizara tamizaria tamizamos
    deprioritize | desprioriza/imp desprioric/en | despriorizado$ despriorizada$ despriorizados$ despriorizadas$ despriorizando despriorizaron despriorizaba despriorizaste despriorizara despriorizaria despriorizamos
    accelerate speed-up | acelera/imp aceler/en agiliza/imp agilic/en apura/imp apur/en | acelerado$ acelerada$ acelerados$ aceleradas$ acelerando aceleraron aceleraba aceleraste acelerara aceleraria aceleramos agilizado$ agilizada$ agilizados$ agilizadas$ agilizando agilizaron agilizaba agilizaste agilizara agilizaria agilizamos apurado$ apurada$ apurados$ apuradas$ apurando apuraron apuraba apuraste apurara apuraria apuramos
    slow-down slow | ralentiza/imp ralentic/en | ralentizado$ ralentizada$ ralentizados$ ralentizadas$ ralentizando ralentizaron ralentizaba ralentizaste ralentizara ralentizaria ralentizamos
    urge remind | apremia/imp apremi/en | apremiado$ apremiada$ apremiados$ apremiadas$ apremiando apremiaron apremiaba apremiaste apremiara apremiaria apremiamos
    answer | descuelga descuelgu/en descolga/imp | descolgado$ descolgada$ descolgados$ descolgadas$ descolgando descolgaron descolgaba descolgaste descolgara descolgaria descolgamos
    route forward | encamina/imp encamin/en enruta/imp enrut/en | encaminado$ encaminada$ encaminados$ encaminadas$ encaminando encaminaron encaminaba encaminaste encaminara encaminaria encaminamos enrutado$ enrutada$ enrutados$ enrutadas$ enrutando enrutaron enrutaba enrutaste enrutara enrutaria enrutamos
    locate | ubica/imp ubiqu/en geolocaliza/imp geolocalic/en | ubicado$ ubicada$ ubicados$ ubicadas$ ubicando ubicaron ubicaba ubicaste ubicara ubicaria ubicamos geolocalizado$ geolocalizada$ geolocalizados$ geolocalizadas$ geolocalizando geolocalizaron geolocalizaba geolocalizaste geolocalizara geolocalizaria geolocalizamos
    chase follow | persigue persiga persigan perseguid perseguir persigas | perseguido perseguida perseguiendo perseguieron perseguiste perseguira perseguimos
    unjam unblock | desatasca/imp desatasqu/en desencalla/imp desencall/en destraba/imp destrab/en | desatascado$ desatascada$ desatascados$ desatascadas$ desatascando desatascaron desatascaba desatascaste desatascara desatascaria desatascamos desencallado$ desencallada$ desencallados$ desencalladas$ desencallando desencallaron desencallaba desencallaste desencallara desencallaria desencallamos destrabado$ destrabada$ destrabados$ destrabadas$ destrabando destrabaron destrababa destrabaste destrabara destrabaria destrabamos
    bar block | atranca/imp atranqu/en tranqu/en trancad trancar trancalo trancala trancalos trancalas trancale trancame | atrancado$ atrancada$ atrancados$ atrancadas$ atrancando atrancaron atrancaba atrancaste atrancara atrancaria atrancamos trancado$ trancada$ trancados$ trancadas$ trancando trancaron trancaba trancaste trancara trancaria trancamos
    abort cancel | aborta/imp abort/en | abortado$ abortada$ abortados$ abortadas$ abortando abortaron abortaba abortaste abortara abortaria abortamos
    fork | forkea/imp forke/en | forkeado$ forkeada$ forkeados$ forkeadas$ forkeando forkearon forkeaba forkeaste forkeara forkearia forkeamos
    index reindex | indexa/imp index/en reindexa/imp reindex/en | indexado$ indexada$ indexados$ indexadas$ indexando indexaron indexaba indexaste indexara indexaria indexamos reindexado$ reindexada$ reindexados$ reindexadas$ reindexando reindexaron reindexaba reindexaste reindexara reindexaria reindexamos
    cache | cachea/imp cache/en | cacheado$ cacheada$ cacheados$ cacheadas$ cacheando cachearon cacheaba cacheaste cacheara cachearia cacheamos
    replicate copy | repliqu/en replicad replicar replicalo replicala replicalos replicalas replicale replicame | replicado$ replicada$ replicados$ replicadas$ replicando replicaron replicaba replicaste replicara replicaria replicamos
    dump export | vuelca vuelqu/en volca/imp | volcado$ volcada$ volcados$ volcadas$ volcando volcaron volcaba volcaste volcara volcaria volcamos
    assign hand-over | cede/imp ceda cedan cedas | cedido cedida cediendo cedieron cediste cedera cedemos
    entrust assign | encomienda encomiend/en encomenda/imp | encomendado$ encomendada$ encomendados$ encomendadas$ encomendando encomendaron encomendaba encomendaste encomendara encomendaria encomendamos
    investigate inquire | averigua/imp averigu/en indaga/imp indagu/en investiga/imp investigu/en | averiguado$ averiguada$ averiguados$ averiguadas$ averiguando averiguaron averiguaba averiguaste averiguara averiguaria averiguamos indagado$ indagada$ indagados$ indagadas$ indagando indagaron indagaba indagaste indagara indagaria indagamos investigado$ investigada$ investigados$ investigadas$ investigando investigaron investigaba investigaste investigara investigaria investigamos
    plate serve | emplata/imp emplat/en | emplatado$ emplatada$ emplatados$ emplatadas$ emplatando emplataron emplataba emplataste emplatara emplataria emplatamos
    bake cook | hornea/imp horne/en | horneado$ horneada$ horneados$ horneadas$ horneando hornearon horneaba horneaste horneara hornearia horneamos
    fry cook | frie freid freir frialo frialos frialas friale friame | freido freida freiendo freieron freiste freira freimos
    roast cook | as/en asad asar asalo asala asalos asalas asale asame | asada$ asadas$ asando asaron asaba asaste asara asaria asamos
    season | sazona/imp sazon/en | sazonado$ sazonada$ sazonados$ sazonadas$ sazonando sazonaron sazonaba sazonaste sazonara sazonaria sazonamos
    slice cut | trocea/imp troce/en | troceado$ troceada$ troceados$ troceadas$ troceando trocearon troceaba troceaste troceara trocearia troceamos
    chop | pica/imp piqu/en | picado$ picada$ picados$ picadas$ picando picaron picaba picaste picara picaria picamos
    seat place | sienta sient/en senta/imp acomoda/imp acomod/en | sentado$ sentada$ sentados$ sentadas$ sentando sentaron sentaba sentaste sentara sentaria sentamos acomodado$ acomodada$ acomodados$ acomodadas$ acomodando acomodaron acomodaba acomodaste acomodara acomodaria acomodamos
    reseat rearrange | reacomoda/imp reacomod/en | reacomodado$ reacomodada$ reacomodados$ reacomodadas$ reacomodando reacomodaron reacomodaba reacomodaste reacomodara reacomodaria reacomodamos
    swap exchange | permuta/imp permut/en trueca truequ/en troca/imp | permutado$ permutada$ permutados$ permutadas$ permutando permutaron permutaba permutaste permutara permutaria permutamos trocado$ trocada$ trocados$ trocadas$ trocando trocaron trocaba trocaste trocara trocaria trocamos
    redeem | redime redima rediman redimid redimir redimas | redimido redimida redimiendo redimieron redimiste redimira redimimos
    sublet rent | subarrienda subarriend/en subarrenda/imp realquila/imp realquil/en | subarrendado$ subarrendada$ subarrendados$ subarrendadas$ subarrendando subarrendaron subarrendaba subarrendaste subarrendara subarrendaria subarrendamos realquilado$ realquilada$ realquilados$ realquiladas$ realquilando realquilaron realquilaba realquilaste realquilara realquilaria realquilamos
    vacate empty | desocupa/imp desocup/en | desocupado$ desocupada$ desocupados$ desocupadas$ desocupando desocuparon desocupaba desocupaste desocupara desocuparia desocupamos
    occupy | ocupa/imp ocup/en | ocupado$ ocupada$ ocupados$ ocupadas$ ocupando ocuparon ocupaba ocupaste ocupara ocuparia ocupamos
    extinguish end | extingue extinga extingan extinguid extinguir extingas | extinguido extinguida extinguiendo extinguieron extinguiste extinguira extinguimos
    revalidate renew | revalida/imp revalid/en | revalidado$ revalidada$ revalidados$ revalidadas$ revalidando revalidaron revalidaba revalidaste revalidara revalidaria revalidamos
    recognize validate | convalida/imp convalid/en homologa/imp homologu/en | convalidado$ convalidada$ convalidados$ convalidadas$ convalidando convalidaron convalidaba convalidaste convalidara convalidaria convalidamos homologado$ homologada$ homologados$ homologadas$ homologando homologaron homologaba homologaste homologara homologaria homologamos
    certify | certifica certifiqu/en certificar compuls/en compulsad compulsar compulsalo compulsala compulsalos compulsalas compulsale compulsame | certificado$ certificada$ certificados$ certificadas$ certificando certificaron certificaba certificaste certificara certificaria certificamos compulsado$ compulsada$ compulsados$ compulsadas$ compulsando compulsaron compulsaba compulsaste compulsara compulsaria compulsamos
    authenticate | autentica/imp autentiqu/en | autenticado$ autenticada$ autenticados$ autenticadas$ autenticando autenticaron autenticaba autenticaste autenticara autenticaria autenticamos
    notarize | notariza/imp notaric/en legaliza/imp legalic/en | notarizado$ notarizada$ notarizados$ notarizadas$ notarizando notarizaron notarizaba notarizaste notarizara notarizaria notarizamos legalizado$ legalizada$ legalizados$ legalizadas$ legalizando legalizaron legalizaba legalizaste legalizara legalizaria legalizamos
    countersign sign | refrenda/imp refrend/en | refrendado$ refrendada$ refrendados$ refrendadas$ refrendando refrendaron refrendaba refrendaste refrendara refrendaria refrendamos
    ratify approve | ratifica/imp ratifiqu/en | ratificado$ ratificada$ ratificados$ ratificadas$ ratificando ratificaron ratificaba ratificaste ratificara ratificaria ratificamos
    veto reject | veta/imp vet/en | vetado$ vetada$ vetados$ vetadas$ vetando vetaron vetaba vetaste vetara vetaria vetamos
    acknowledge | acusa acus/en acusar | acusado$ acusada$ acusados$ acusadas$ acusando acusaron acusaba acusaste acusara acusaria acusamos
    ensure verify | cerciora/imp cercior/en | cerciorado$ cerciorada$ cerciorados$ cercioradas$ cerciorando cercioraron cercioraba cercioraste cerciorara cercioraria cercioramos
    compare check | coteja/imp cotej/en contrasta/imp contrasten contrastelo contrastela contrastelos contrastelas contrastele contrasteme | cotejado$ cotejada$ cotejados$ cotejadas$ cotejando cotejaron cotejaba cotejaste cotejara cotejaria cotejamos contrastado$ contrastada$ contrastados$ contrastadas$ contrastando contrastaron contrastaba contrastaste contrastara contrastaria contrastamos
    amend correct | enmiend/en enmenda/imp enmiendalo enmiendala enmiendalos enmiendalas enmiendale enmiendame | enmendado$ enmendada$ enmendados$ enmendadas$ enmendando enmendaron enmendaba enmendaste enmendara enmendaria enmendamos
    specify clarify | precis/en precisad precisar precisalo precisala precisalos precisalas precisale precisame | precisado$ precisada$ precisados$ precisadas$ precisando precisaron precisaba precisaste precisara precisaria precisamos
    itemize | desglosa/imp desglosen desgloselo desglosela desgloselos desgloselas desglosele desgloseme | desglosado$ desglosada$ desglosados$ desglosadas$ desglosando desglosaron desglosaba desglosaste desglosara desglosaria desglosamos
    synthesize summarize | sintetiza/imp sintetic/en | sintetizado$ sintetizada$ sintetizados$ sintetizadas$ sintetizando sintetizaron sintetizaba sintetizaste sintetizara sintetizaria sintetizamos
    paraphrase rewrite | parafrasea/imp parafrase/en reformula/imp reformul/en | parafraseado$ parafraseada$ parafraseados$ parafraseadas$ parafraseando parafrasearon parafraseaba parafraseaste parafraseara parafrasearia parafraseamos reformulado$ reformulada$ reformulados$ reformuladas$ reformulando reformularon reformulaba reformulaste reformulara reformularia reformulamos
    interpret | interpreta/imp interpreten interpretelo interpretela interpretelos interpretelas interpretele interpreteme | interpretado$ interpretada$ interpretados$ interpretadas$ interpretando interpretaron interpretaba interpretaste interpretara interpretaria interpretamos
    subtitle | subtitula/imp subtitul/en | subtitulado$ subtitulada$ subtitulados$ subtituladas$ subtitulando subtitularon subtitulaba subtitulaste subtitulara subtitularia subtitulamos
    transcribe | transcribe transcriba transcriban transcribid transcribir transcribas | transcribido transcribida transcribiendo transcribieron transcribiste transcribira transcribimos
    dictate | dicta/imp dict/en | dictado$ dictada$ dictados$ dictadas$ dictando dictaron dictaba dictaste dictara dictaria dictamos
    photograph capture | retrata/imp retrat/en | retratado$ retratada$ retratados$ retratadas$ retratando retrataron retrataba retrataste retratara retrataria retratamos
    photocopy copy | fotocopi/en fotocopiad fotocopiar fotocopialo fotocopiala fotocopialos fotocopialas fotocopiale fotocopiame | fotocopiado$ fotocopiada$ fotocopiados$ fotocopiadas$ fotocopiando fotocopiaron fotocopiaba fotocopiaste fotocopiara fotocopiaria fotocopiamos
    bind | encuaderna/imp encuadern/en | encuadernado$ encuadernada$ encuadernados$ encuadernadas$ encuadernando encuadernaron encuadernaba encuadernaste encuadernara encuadernaria encuadernamos
    laminate | plastifica/imp plastifiqu/en | plastificado$ plastificada$ plastificados$ plastificadas$ plastificando plastificaron plastificaba plastificaste plastificara plastificaria plastificamos
    tweet post | tuitea/imp tuite/en retuitea/imp retuite/en | tuiteado$ tuiteada$ tuiteados$ tuiteadas$ tuiteando tuitearon tuiteaba tuiteaste tuiteara tuitearia tuiteamos retuiteado$ retuiteada$ retuiteados$ retuiteadas$ retuiteando retuitearon retuiteaba retuiteaste retuiteara retuitearia retuiteamos
    retransmit broadcast | retransmite retransmita retransmitan retransmitid retransmitir retransmitas | retransmitido retransmitida retransmitiendo retransmitieron retransmitiste retransmitira retransmitimos
    disclose share | divulga/imp divulgu/en | divulgado$ divulgada$ divulgados$ divulgadas$ divulgando divulgaron divulgaba divulgaste divulgara divulgaria divulgamos
    censor | censura/imp censur/en | censurado$ censurada$ censurados$ censuradas$ censurando censuraron censuraba censuraste censurara censuraria censuramos
    moderate | modera/imp moder/en | moderado$ moderada$ moderados$ moderadas$ moderando moderaron moderaba moderaste moderara moderaria moderamos
    dislike unlike | deslikea/imp deslike/en | deslikeado$ deslikeada$ deslikeados$ deslikeadas$ deslikeando deslikearon deslikeaba deslikeaste deslikeara deslikearia deslikeamos
    tag | taguea/imp tague/en | tagueado$ tagueada$ tagueados$ tagueadas$ tagueando taguearon tagueaba tagueaste tagueara taguearia tagueamos
    mention | menciona/imp mencion/en | mencionado$ mencionada$ mencionados$ mencionadas$ mencionando mencionaron mencionaba mencionaste mencionara mencionaria mencionamos
    chat message | chatea/imp chate/en mensajea mensaje/en mensajear whatsappea/imp whatsappe/en textea/imp texte/en | chateado$ chateada$ chateados$ chateadas$ chateando chatearon chateaba chateaste chateara chatearia chateamos mensajeado$ mensajeada$ mensajeados$ mensajeadas$ mensajeando mensajearon mensajeaba mensajeaste mensajeara mensajearia mensajeamos whatsappeado$ whatsappeada$ whatsappeados$ whatsappeadas$ whatsappeando whatsappearon whatsappeaba whatsappeaste whatsappeara whatsappearia whatsappeamos texteado$ texteada$ texteados$ texteadas$ texteando textearon texteaba texteaste texteara textearia texteamos
    shred destroy | tritura/imp tritur/en | triturado$ triturada$ triturados$ trituradas$ triturando trituraron trituraba trituraste triturara trituraria trituramos
    reserve separate | aparta/imp apart/en | apartado$ apartada$ apartados$ apartadas$ apartando apartaron apartaba apartaste apartara apartaria apartamos
    append attach | anexa/imp anex/en | anexado$ anexada$ anexados$ anexadas$ anexando anexaron anexaba anexaste anexara anexaria anexamos
    average calculate | promedia/imp promedi/en | promediado$ promediada$ promediados$ promediadas$ promediando promediaron promediaba promediaste promediara promediaria promediamos
    appraise value | tas/en tasad tasar tasalo tasala tasalos tasalas tasale tasame | tasado$ tasada$ tasados$ tasadas$ tasando tasaron tasaba tasaste tasara tasaria tasamos
    budget | presupuesta/imp presupuest/en presupuestad presupuestar presupuestalo presupuestala presupuestalos presupuestalas presupuestale presupuestame | presupuestado$ presupuestada$ presupuestados$ presupuestadas$ presupuestando presupuestaron presupuestaba presupuestaste presupuestara presupuestaria presupuestamos
    burn | quema/imp quem/en | quemado$ quemada$ quemados$ quemadas$ quemando quemaron quemaba quemaste quemara quemaria quemamos
    toast | tuesta tuest/en tosta/imp | tostado$ tostada$ tostados$ tostadas$ tostando tostaron tostaba tostaste tostara tostaria tostamos
    unschedule cancel | desprograma/imp desprogram/en desagenda/imp desagend/en | desprogramado$ desprogramada$ desprogramados$ desprogramadas$ desprogramando desprogramaron desprogramaba desprogramaste desprogramara desprogramaria desprogramamos desagendado$ desagendada$ desagendados$ desagendadas$ desagendando desagendaron desagendaba desagendaste desagendara desagendaria desagendamos
    check | checa/imp chequen chequelo chequela chequelos chequelas chequele chequeme | checado$ checada$ checados$ checadas$ checando checaron checaba checaste checara checaria checamos
    browse skim | ojea/imp oje/en hojea/imp hoje/en | ojeado$ ojeada$ ojeados$ ojeadas$ ojeando ojearon ojeaba ojeaste ojeara ojearia ojeamos hojeado$ hojeada$ hojeados$ hojeadas$ hojeando hojearon hojeaba hojeaste hojeara hojearia hojeamos
    encode | codifica/imp codifiqu/en | codificado$ codificada$ codificados$ codificadas$ codificando codificaron codificaba codificaste codificara codificaria codificamos
    decode | decodifica/imp decodifiqu/en descodifica/imp descodifiqu/en | decodificado$ decodificada$ decodificados$ decodificadas$ decodificando decodificaron decodificaba decodificaste decodificara decodificaria decodificamos descodificado$ descodificada$ descodificados$ descodificadas$ descodificando descodificaron descodificaba descodificaste descodificara descodificaria descodificamos
    decompress extract | descomprimalos descomprimalas descomprimale descomprimeme descomprimame descomprimirles descomprimirme | descomprimido descomprimida descomprimiendo descomprimieron descomprimiste descomprimira descomprimimos
    triple | triplica/imp tripliqu/en | triplicado$ triplicada$ triplicados$ triplicadas$ triplicando triplicaron triplicaba triplicaste triplicara triplicaria triplicamos
    clarify explain | esclarece/imp esclarezca esclarezcan esclarezcas | esclarecido esclarecida esclareciendo esclarecieron esclareciste esclarecera esclarecemos
    unload | desestiba/imp desestib/en | desestibado$ desestibada$ desestibados$ desestibadas$ desestibando desestibaron desestibaba desestibaste desestibara desestibaria desestibamos`,
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
    tasting | cata$ catas$ degustacion
    weak | debil$ debiles$
    overdraft | descubierto$ sobregiro
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
    course class | curso$ cursos$
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
    birth born | nacimiento nacid
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
    blocked suspended | bloquead
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
    large | mayor$ mayores$
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
tariff rate plan | tarifa
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
