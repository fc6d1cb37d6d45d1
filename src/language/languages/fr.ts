import type { Language } from "./language.ts";

export const fr: Language = {
  code: "fr",
  functionWords: `completement totalement entierement definitivement correctement eu eue eus eues ete existe existent trouve trouvent reste restent maintenant actuellement p.s. le la les l un une des du de d au aux a en et ou mais donc or ni car que qu qui quoi dont si ce cet cette ces c ca cela ceci celui celle ceux celles me m te t se s lui leur leurs y
    je j tu il elle on nous vous ils elles moi toi soi eux mon ma mes ton ta tes son sa ses notre nos votre vos mien mienne miens miennes tien tienne sien sienne dans par pour avec sans sur sous vers chez entre
    depuis pendant durant avant apres contre jusque jusqu des lors lorsque lorsqu quand comme comment pourquoi combien quel quelle quels quelles lequel laquelle lesquels lesquelles ne n pas plus moins tres trop
    peu beaucoup assez aussi bien encore toujours deja jamais rien aucun aucune meme memes autre autres tout toute tous toutes chaque quelque quelques quelqu plusieurs certains certaines tel telle tels telles
    est es suis sommes etes sont etait etaient etais ete etre soit sera seront serait ai as avons avez ont avait avaient avoir eu ait fait vais va vas allons allez vont peut peux pouvez peuvent pouvons pouvoir
    dois doit devons devez doivent devoir veux veut voulez voulons veulent faut il ici la ainsi alors ensuite puis tandis cependant afin puisque parce selon environ presque hui voici voila qu est ce chose choses`,
  courtesy: `stp svp plait merci bonjour bonsoir salut coucou hello allo excuse excusez pardon desole desolee ok okay accord bien vite rapidement immediatement urgemment simplement juste gentiment
    aimablement cordialement amicalement monsieur madame mademoiselle chers parfait super genial ouais oui voyons allez tiens assistant bot maintenant donc alors enfin vraiment remercie remercions avance
    aussitot`,
  requestFrames: `tu peux maintenant
    s il te plait
    s il vous plait
    s il vous plait veuillez
    stp
    svp
    merci de
    merci d
    merci de bien vouloir
    merci par avance de
    merci par avance d
    peux tu
    peux tu me
    peux tu s il te plait
    pouvez vous
    pouvez vous me
    pouvez vous s il vous plait
    pourrais tu
    pourrais tu me
    pourrais tu s il te plait
    pourriez vous
    pourriez vous me
    pourriez vous s il vous plait
    tu peux
    tu pourrais
    vous pouvez
    vous pourriez
    est ce que tu peux
    est ce que tu pourrais
    est ce que vous pouvez
    est ce que vous pourriez
    est ce que tu veux bien
    est ce que vous voulez bien
    est ce que tu voudrais
    est ce que vous voudriez
    veux tu
    veux tu bien
    voulez vous
    voulez vous bien
    voudrais tu
    voudrais tu bien
    voudriez vous
    voudriez vous bien
    tu veux bien
    vous voulez bien
    veuillez
    veuillez s il vous plait
    veuille
    veuillez bien
    priere de
    priere d
    je te prie de
    je te prie d
    je vous prie de
    je vous prie d
    je vous prie de bien vouloir
    nous vous prions de
    nous vous prions d
    on est prie de
    on est prie d
    je te demande de
    je te demande d
    je vous demande de
    je vous demande d
    nous vous demandons de
    nous vous demandons d
    je te demanderais de
    je te demanderais d
    je vous demanderais de
    je vous demanderais d
    je te charge de
    je te charge d
    je vous charge de
    je vous charge d
    je te saurais gre de
    je te saurais gre d
    je vous saurais gre de
    je vous saurais gre d
    je te serais reconnaissant de
    je te serais reconnaissant d
    je te serais reconnaissante de
    je te serais reconnaissante d
    je vous serais reconnaissant de
    je vous serais reconnaissant d
    je vous serais reconnaissante de
    je vous serais reconnaissante d
    nous vous serions reconnaissants de
    nous vous serions reconnaissants d
    j apprecierais que
    j apprecierais qu
    j apprecierais si
    je voudrais
    je voudrais bien
    je voudrais que
    je voudrais qu
    je voudrais que tu
    je voudrais que vous
    nous voudrions
    nous voudrions que
    nous voudrions qu
    nous voudrions que vous
    on voudrait
    j aimerais
    j aimerais bien
    j aimerais que
    j aimerais qu
    j aimerais que tu
    j aimerais que vous
    nous aimerions
    nous aimerions que
    nous aimerions qu
    nous aimerions que vous
    on aimerait
    je souhaite
    je souhaite que
    je souhaite qu
    je souhaite que vous
    je souhaiterais
    je souhaiterais que
    je souhaiterais qu
    je souhaiterais que vous
    nous souhaitons
    nous souhaiterions
    nous souhaitons que
    nous souhaitons qu
    je desire
    je desirerais
    nous desirons
    je veux
    je veux que
    je veux qu
    je veux que tu
    je veux que vous
    je veux bien
    nous voulons
    nous voulons que
    nous voulons qu
    on veut
    j ai besoin de
    j ai besoin d
    j ai besoin que tu
    j ai besoin que vous
    j ai besoin que
    j ai besoin qu
    j aurais besoin de
    j aurais besoin d
    j aurais besoin que tu
    j aurais besoin que vous
    j aurais besoin que
    j aurais besoin qu
    nous avons besoin de
    nous avons besoin d
    nous avons besoin que
    nous avons besoin qu
    nous aurions besoin de
    nous aurions besoin d
    on a besoin de
    on a besoin d
    on aurait besoin de
    on aurait besoin d
    il me faut
    il nous faut
    il me faudrait
    il nous faudrait
    il faut
    il faut que tu
    il faut que vous
    il faut que
    il faut qu
    il faut que nous
    il faudrait
    il faudrait que tu
    il faudrait que vous
    il faudrait que
    il faudrait qu
    il faut absolument
    il est necessaire de
    il est necessaire d
    il est urgent de
    il est urgent d
    il est important de
    il est important d
    il est temps de
    il est temps d
    il serait bien de
    il serait bien d
    il serait bon de
    il serait bon d
    ce serait bien de
    ce serait bien d
    ce serait bien que tu
    ce serait bien que vous
    ce serait gentil de
    ce serait gentil d
    c est le moment de
    c est le moment d
    c est l heure de
    c est l heure d
    je dois
    je devais
    nous devons
    on doit
    tu dois
    vous devez
    tu devrais
    vous devriez
    tu vas
    vous allez
    on va
    nous allons
    allons
    va
    vas y
    allez y
    allez
    n oublie pas de
    n oublie pas d
    n oubliez pas de
    n oubliez pas d
    oublie pas de
    oublie pas d
    oubliez pas de
    oubliez pas d
    ne pas oublier de
    ne pas oublier d
    pense a
    pensez a
    penser a
    rappelle toi de
    rappelle toi d
    souviens toi de
    souviens toi d
    souvenez vous de
    souvenez vous d
    n hesite pas a
    n hesitez pas a
    ne manque pas de
    ne manque pas d
    ne manquez pas de
    ne manquez pas d
    assure toi de
    assure toi d
    assurez vous de
    assurez vous d
    assure toi que
    assure toi qu
    assurez vous que
    assurez vous qu
    veille a
    veillez a
    veille a ce que
    veille a ce qu
    veillez a ce que
    veillez a ce qu
    fais en sorte de
    fais en sorte d
    fais en sorte que
    fais en sorte qu
    faites en sorte de
    faites en sorte d
    faites en sorte que
    faites en sorte qu
    tache de
    tache d
    tachez de
    tachez d
    essaie de
    essaie d
    essaye de
    essaye d
    essayez de
    essayez d
    tente de
    tente d
    occupe toi de
    occupe toi d
    occupez vous de
    occupez vous d
    charge toi de
    charge toi d
    chargez vous de
    chargez vous d
    aide moi a
    aidez moi a
    aide nous a
    aidez nous a
    peux tu m aider a
    pouvez vous m aider a
    pourrais tu m aider a
    pourriez vous m aider a
    ca te derange de
    ca te derange d
    ca te derangerait de
    ca te derangerait d
    ca vous derange de
    ca vous derange d
    ca vous derangerait de
    ca vous derangerait d
    cela te derangerait de
    cela te derangerait d
    cela vous derangerait de
    cela vous derangerait d
    cela vous ennuierait de
    cela vous ennuierait d
    ca t ennuierait de
    ca t ennuierait d
    aurais tu la gentillesse de
    aurais tu la gentillesse d
    auriez vous la gentillesse de
    auriez vous la gentillesse d
    auriez vous l amabilite de
    auriez vous l amabilite d
    auriez vous l obligeance de
    auriez vous l obligeance d
    aurais tu l amabilite de
    aurais tu l amabilite d
    aie la gentillesse de
    aie la gentillesse d
    ayez la gentillesse de
    ayez la gentillesse d
    ayez l amabilite de
    ayez l amabilite d
    ayez l obligeance de
    ayez l obligeance d
    sois gentil de
    sois gentil d
    soyez gentil de
    soyez gentil d
    seriez vous assez aimable pour
    serais tu assez aimable pour
    auriez vous la possibilite de
    auriez vous la possibilite d
    aurais tu la possibilite de
    aurais tu la possibilite d
    es tu en mesure de
    es tu en mesure d
    etes vous en mesure de
    etes vous en mesure d
    seriez vous en mesure de
    seriez vous en mesure d
    te serait il possible de
    te serait il possible d
    vous serait il possible de
    vous serait il possible d
    vous est il possible de
    vous est il possible d
    t est il possible de
    t est il possible d
    si tu peux
    si vous pouvez
    si tu pouvais
    si vous pouviez
    si tu veux bien
    si vous voulez bien
    si possible
    si c est possible
    si ca ne te derange pas
    si cela ne vous derange pas
    si ca ne vous derange pas
    des que possible
    des que tu peux
    des que vous pouvez
    quand tu peux
    quand vous pouvez
    quand tu auras le temps
    quand vous aurez le temps
    quand tu as un moment
    quand vous avez un moment
    ta tache est de
    ta tache est d
    votre tache est de
    votre tache est d
    la tache est de
    la tache est d
    ton travail est de
    ton travail est d
    je compte sur toi pour
    je compte sur vous pour
    je vous invite a
    je t invite a
    vous etes prie de
    vous etes prie d
    vous etes pries de
    vous etes pries d
    laisse moi
    laissez moi
    permets moi de
    permets moi d
    permettez moi de
    permettez moi d
    vous me
    vous nous
    tu me
    tu nous
    on se doit de
    on se doit d
    et puis
    ensuite
    puis
    d abord
    tout d abord
    pour commencer
    pour finir
    aussi
    egalement
    tout de suite
    de toute urgence`,
  adviceFrames: `comment
    comment puis je
    comment pourrais je
    comment peut on
    comment pouvons nous
    comment je peux
    comment on peut
    comment dois je
    comment doit on
    comment devrais je
    comment faire pour
    comment fait on pour
    comment je fais pour
    comment est ce que je peux
    comment est ce que je dois
    comment est ce qu on peut
    comment est ce qu on fait pour
    comment s y prendre pour
    que se passe t il si
    que se passera t il si
    que se passerait il si
    que se passe t il quand
    qu est ce qui se passe si
    qu est ce qui se passe quand
    qu est ce qui se passerait si
    qu est ce qui arrive si
    qu arrive t il si
    qu arriverait il si
    il se passe quoi si
    que faire si
    et si
    dois je
    devons nous
    doit on
    devrais je
    devrait on
    devrions nous
    je devrais
    on devrait
    nous devrions
    est ce que je dois
    est ce que je devrais
    est ce que je peux
    est ce que je pourrais
    est ce que nous devons
    est ce que nous devrions
    est ce que nous pouvons
    est ce qu on doit
    est ce qu on devrait
    est ce qu on peut
    est ce qu on pourrait
    est ce qu il faut
    est ce qu il faudrait
    est ce qu il est possible de
    est ce qu il est possible d
    est ce qu il serait possible de
    est ce qu il serait possible d
    est ce qu il est necessaire de
    est ce qu il est necessaire d
    est ce qu il vaut mieux
    est ce que c est possible de
    est ce que c est possible d
    est ce possible de
    est ce possible d
    est ce une bonne idee de
    est ce une bonne idee d
    est ce que c est une bonne idee de
    est ce que c est une bonne idee d
    est ce que ca vaut la peine de
    est ce que ca vaut la peine d
    est ce que ca coute
    est ce que tu crois
    est ce que tu penses
    est ce que vous pensez
    est ce que vous recommandez
    est ce que tu me conseilles de
    est ce que tu me conseilles d
    est ce que vous me conseillez de
    est ce que vous me conseillez d
    faut il
    faudrait il
    puis je
    pouvons nous
    peut on
    pourrait on
    pourrais je
    pourrions nous
    je peux
    je pourrais
    on peut
    on pourrait
    nous pouvons
    nous pourrions
    ai je le droit de
    ai je le droit d
    a t on le droit de
    a t on le droit d
    avons nous le droit de
    avons nous le droit d
    suis je oblige de
    suis je oblige d
    suis je autorise a
    ai je besoin de
    ai je besoin d
    ai je interet a
    avons nous besoin de
    avons nous besoin d
    est il possible de
    est il possible d
    serait il possible de
    serait il possible d
    c est possible de
    c est possible d
    ce serait possible de
    ce serait possible d
    est il necessaire de
    est il necessaire d
    est il obligatoire de
    est il obligatoire d
    est il permis de
    est il permis d
    est il utile de
    est il utile d
    est il preferable de
    est il preferable d
    est il sur de
    est il sur d
    est il judicieux de
    est il judicieux d
    est il dangereux de
    est il dangereux d
    est il autorise de
    est il autorise d
    est il conseille de
    est il conseille d
    est il recommande de
    est il recommande d
    serait il preferable de
    serait il preferable d
    serait il judicieux de
    serait il judicieux d
    serait il mieux de
    serait il mieux d
    serait ce une bonne idee de
    serait ce une bonne idee d
    vaut il mieux
    vaudrait il mieux
    vaut il la peine de
    vaut il la peine d
    y a t il un moyen de
    y a t il un moyen d
    y a t il moyen de
    y a t il moyen d
    y a t il une facon de
    y a t il une facon d
    y a t il une possibilite de
    y a t il une possibilite d
    y a t il une maniere de
    y a t il une maniere d
    il y a un moyen de
    il y a un moyen d
    il y a moyen de
    il y a moyen d
    existe t il un moyen de
    existe t il un moyen d
    existe t il une facon de
    existe t il une facon d
    quelle est la meilleure facon de
    quelle est la meilleure facon d
    quelle est la meilleure maniere de
    quelle est la meilleure maniere d
    quelle est la facon de
    quelle est la facon d
    quelle est la procedure pour
    quelle est la marche a suivre pour
    quel est le meilleur moyen de
    quel est le meilleur moyen d
    quelles sont les etapes pour
    de quelle maniere
    de quelle facon
    pourquoi devrais je
    pourquoi dois je
    pourquoi faut il
    pourquoi faudrait il
    quand dois je
    quand faut il
    quand devrais je
    quand puis je
    quand peut on
    ou puis je
    ou peut on
    qui peut
    qui pourrait
    qui doit
    qui devrait
    qui a le droit de
    qui a le droit d
    que dois je faire pour
    que faut il faire pour
    que faut il pour
    qu est ce qu il faut pour
    qu est ce qu il faut faire pour
    qu est ce que je dois faire pour
    explique comment
    explique moi comment
    expliquez moi comment
    expliquez comment
    expliquer comment
    dis moi comment
    dites moi comment
    montre moi comment
    montrez moi comment
    apprends moi a
    apprenez moi a
    peux tu m expliquer comment
    pouvez vous m expliquer comment
    pourrais tu m expliquer comment
    pourriez vous m expliquer comment
    peux tu me dire comment
    pouvez vous me dire comment
    pourrais tu me dire comment
    pourriez vous me dire comment
    peux tu me dire si je dois
    pouvez vous me dire si je dois
    sais tu comment
    savez vous comment
    je veux savoir comment
    je voudrais savoir comment
    j aimerais savoir comment
    je me demande
    je me demandais
    nous nous demandons
    on se demande
    je ne sais pas si
    je ne sais pas comment
    je sais pas si
    je ne suis pas sur
    je ne suis pas sure
    je pense a
    je songe a
    nous songeons a
    j envisage de
    j envisage d
    nous envisageons de
    nous envisageons d
    on envisage de
    on envisage d
    j hesite a
    nous hesitons a
    je pourrais peut etre
    on pourrait peut etre
    peut etre
    penses tu que
    penses tu qu
    pensez vous que
    pensez vous qu
    crois tu que
    crois tu qu
    croyez vous que
    croyez vous qu
    tu penses que
    tu penses qu
    tu crois que
    tu crois qu
    vous pensez que
    vous pensez qu
    vous croyez que
    vous croyez qu
    que penses tu de
    que penses tu d
    que pensez vous de
    que pensez vous d
    qu en penses tu
    me conseilles tu de
    me conseilles tu d
    me conseillez vous de
    me conseillez vous d
    me recommandes tu de
    me recommandes tu d
    me recommandez vous de
    me recommandez vous d
    recommandez vous de
    recommandez vous d
    conseillez vous de
    conseillez vous d
    avantages de
    avantages d
    inconvenients de
    inconvenients d
    etapes pour
    instructions pour
    guide pour
    mode d emploi
    tutoriel pour
    documentation sur
    combien coute de
    combien coute le fait de
    combien ca coute de
    combien ca coute d
    combien de temps faut il pour
    ca coute combien de
    ca coute combien d
    ca sert a quoi de
    ca sert a quoi d
    a quoi sert
    a quoi ca sert de
    a quoi ca sert d
    que signifie
    que veut dire`,
  negations: `ne
    n
    pas
    ne pas
    ne plus
    ne jamais
    jamais
    surtout pas
    sans
    sans que
    sans qu
    ni
    rien
    non
    nullement
    aucunement
    pas besoin de
    pas besoin d
    pas la peine de
    pas la peine d
    pas question de
    pas question d
    hors de question
    inutile de
    inutile d
    il est inutile de
    il est inutile d
    plus besoin de
    plus besoin d
    pas encore
    au lieu de
    au lieu d
    plutot que de
    plutot que d
    plutot que
    plutot qu
    evite
    evitez
    eviter
    evitons
    evite de
    evite d
    evitez de
    evitez d
    abstiens toi de
    abstiens toi d
    abstenez vous de
    abstenez vous d
    abstiens
    abstenez
    s abstenir de
    s abstenir d
    arrete de
    arrete d
    arretez de
    arretez d
    cesse de
    cesse d
    cessez de
    cessez d
    laisse tomber
    laissez tomber
    oublie
    oubliez
    oublie ca
    oubliez ca
    peu importe
    personne ne
    personne n
    en aucun cas
    sous aucun pretexte
    en aucune facon
    interdiction de
    interdiction d
    interdit de
    interdit d
    defense de
    defense d
    il est interdit de
    il est interdit d
    empeche
    empechez
    empecher
    tout sauf
    reflexion faite`,
  questionWords:
    "qui que qu quoi quel quelle quels quelles quand ou comment pourquoi combien lequel laquelle lesquels lesquelles auquel duquel",
  questionVerbs:
    "est sont etait etaient sera seront etes es suis ai as avons avez ont avait avaient existe peut doit fut sommes",
  conditions: `si
    s ils
    s il pleut
    s il neige
    s il gele
    s il fait
    s il est
    s il a
    s il y a
    s il y avait
    s il n
    s il ne
    s il reste
    s il arrive
    s il manque
    s il faut
    s il existe
    s il devient
    s il depasse
    s il refuse
    s il accepte
    s il peut
    s il veut
    s il doit
    s il se
    s il s
    s il vient
    s il repond
    s il appelle
    s il etait
    s il avait
    s il part
    s il paie
    s il annule
    s il demande
    s il tombe
    s il descend
    s il monte
    s il passe
    s il echoue
    s il confirme
    s il sort
    s il rentre
    si jamais
    si et seulement si
    a moins que
    a moins qu
    a moins de
    a moins d
    sauf si
    quand
    lorsque
    lorsqu
    chaque fois que
    chaque fois qu
    a chaque fois que
    a chaque fois qu
    des que
    des qu
    aussitot que
    aussitot qu
    une fois que
    une fois qu
    une fois la
    une fois le
    une fois les
    une fois l
    une fois paye
    une fois payee
    une fois recu
    une fois recue
    une fois termine
    une fois terminee
    une fois valide
    une fois validee
    une fois signe
    une fois livree
    tant que
    tant qu
    aussi longtemps que
    aussi longtemps qu
    jusqu a ce que
    jusqu a ce qu
    avant que
    avant qu
    apres que
    apres qu
    au cas ou
    en cas de
    en cas d
    dans le cas ou
    pour le cas ou
    a condition de
    a condition d
    a condition que
    a condition qu
    sous reserve de
    sous reserve d
    sous reserve que
    sous reserve qu
    pourvu que
    pourvu qu
    en supposant que
    en supposant qu
    suppose que
    suppose qu
    supposons que
    supposons qu
    supposez que
    supposez qu
    imagine que
    imagine qu
    imaginons que
    imaginons qu
    imaginez que
    imaginez qu
    a supposer que
    a supposer qu
    seulement si
    uniquement si
    selon que
    selon qu
    suivant que
    suivant qu
    en fonction de
    en fonction d
    dependant de
    dependant d
    plus tard
    un jour
    un de ces jours
    tot ou tard
    le moment venu
    le cas echeant
    a l occasion
    pas encore
    pas maintenant
    pas tout de suite
    attends que
    attends qu
    attends de
    attends d
    attendez que
    attendez qu
    attendez de
    attendez d
    attendre que
    attendre qu
    attendons
    peut etre
    eventuellement
    probablement
    j aurais
    tu aurais
    il aurait
    elle aurait
    on aurait
    nous aurions
    vous auriez
    ils auraient
    aurait du
    aurait pu
    aurais du
    aurais pu
    aurions du
    auraient du
    aurait fallu
    aurait
    auraient
    si seulement
    comme si`,
  adverbs: `
    encore une fois
    une fois de plus
    une nouvelle fois
    de nouveau
    a nouveau
    desormais
    dorenavant
    a l avenir
    a partir de maintenant
    a compter de maintenant
    jusqu ici
    jusqu a present
    sans cesse
    constamment
    en permanence
    en ce moment
    a present
    du contexte
    dans le contexte
    de l etape precedente
    du noeud precedent
    mentionne ci dessus
    en question
    comme convenu
    malheureusement
    au total
    en tout
`,
  reporting: `a dit
    dit
    dit que
    dit qu
    disent
    disait
    disaient
    ont dit
    avait dit
    ai dit
    m a dit
    nous a dit
    m ont dit
    m a demande
    nous a demande
    m ont demande
    a demande
    ont demande
    avait demande
    demandait
    demandaient
    demandent
    veut que
    veut qu
    veut
    veulent
    voulait
    voulaient
    voudrait que
    voudrait qu
    voudraient
    souhaite que
    souhaite qu
    souhaitait
    souhaitent
    aimerait
    aimeraient
    a ecrit
    ont ecrit
    ecrit que
    ecrit qu
    ecrivait
    a declare
    ont declare
    a affirme
    affirme que
    affirme qu
    affirment
    a explique
    explique que
    explique qu
    a precise
    a mentionne
    mentionne que
    mentionne qu
    a signale
    a indique
    indique que
    indique qu
    a annonce
    ont annonce
    a raconte
    raconte que
    raconte qu
    pretend
    pretendent
    a pretendu
    pense que
    pense qu
    pensent que
    pensent qu
    pensait
    croit que
    croit qu
    croient
    croyait
    trouve que
    trouve qu
    estime que
    estime qu
    a suggere
    suggere que
    suggere qu
    a propose
    propose que
    propose qu
    a recommande
    recommande que
    recommande qu
    a conseille
    conseille de
    conseille d
    a insiste
    insiste pour
    insistent
    a exige
    exige que
    exige qu
    exigent
    a promis
    ont promis
    promet
    promettent
    a decide
    ont decide
    a ordonne
    a rapporte
    s est plaint
    s est plainte
    se sont plaints
    se plaint
    se plaignent
    se demande si
    se demandent
    a supplie
    a reclame
    reclament
    selon
    d apres
    apparemment
    il parait que
    il parait qu
    parait il
    soi disant
    pretendument
    j ai entendu
    j ai entendu dire
    j ai lu
    on m a dit
    on dit que
    on dit qu
    on raconte que
    on raconte qu
    il semble que
    il semble qu
    semble t il
    disant que
    disant qu
    essaie toujours de
    essaie toujours d
    n arrete pas de
    n arrete pas d
    ne cesse de
    ne cesse d
    compte bien`,
  past: `a
    a ete
    ont ete
    ai
    as
    ont
    avons
    avez
    avait
    avaient
    avais
    avions
    aviez
    eu
    eut
    est
    sont
    es
    suis
    sommes
    etes
    etait
    etaient
    etais
    ete
    etre
    fut
    furent
    fus
    sera
    seront
    serait
    seraient
    soit
    soient
    ayant
    etant
    vient de
    vient d
    viens de
    viens d
    viennent de
    viennent d
    venons de
    venons d
    venait de
    venait d
    deja
    hier
    avant hier
    auparavant
    precedemment
    autrefois
    il y a
    se
    je
    j
    elle
    ils
    elles`,
  showing: `montre
    details de
    details du
    les details de
    les details du
    infos sur
    informations sur
    montre moi
    montre nous
    montrez
    montrez moi
    montrez nous
    montrer
    affiche
    affiche moi
    affichez
    affichez moi
    afficher
    donne moi
    donne nous
    donnez moi
    donnez nous
    dis moi
    dis nous
    dites moi
    dites nous
    fais moi voir
    faites moi voir
    fais voir
    fais moi savoir
    faites moi savoir
    indique moi
    indiquez moi
    je veux voir
    je veux savoir
    je veux connaitre
    je voudrais voir
    je voudrais savoir
    je voudrais connaitre
    je souhaite voir
    je souhaite savoir
    je souhaite connaitre
    je souhaiterais savoir
    je souhaiterais connaitre
    j aimerais voir
    j aimerais savoir
    j aimerais connaitre
    j ai besoin de voir
    j ai besoin de savoir
    j ai besoin de connaitre
    nous voulons savoir
    nous voudrions savoir
    nous aimerions savoir
    puis je voir
    puis je savoir
    puis je avoir
    puis je connaitre
    je peux voir
    je peux savoir
    je peux avoir
    pourrais je voir
    pourrais je savoir
    pourrais je avoir
    est ce que je peux voir
    est ce que je peux avoir
    est ce que je peux savoir
    peut on voir
    on peut voir
    pouvons nous voir
    peux tu me dire
    peux tu me montrer
    peux tu me donner
    pouvez vous me dire
    pouvez vous me montrer
    pouvez vous me donner
    pourrais tu me dire
    pourrais tu me montrer
    pourrais tu me donner
    pourriez vous me dire
    pourriez vous me montrer
    pourriez vous me donner
    pourriez vous m indiquer
    pouvez vous m indiquer
    peux tu m indiquer
    tu peux me dire
    tu peux me montrer
    vous pouvez me dire
    sais tu
    savez vous
    tu sais
    est ce que tu sais
    est ce que vous savez
    y a t il
    il y a
    est ce qu il y a
    est ce qu il reste
    est ce que nous avons
    est ce que j ai
    est ce qu on a
    reste t il
    avons nous
    ai je
    as tu
    avez vous
    a t on
    existe t il
    quel est
    quelle est
    quels sont
    quelles sont
    qu est ce que
    qu est ce qui
    qu est ce qu
    qu y a t il
    c est quoi
    combien
    combien de
    combien y a t il de
    combien y a t il d
    combien d
    ou est
    ou sont
    ou en est
    ou en sont
    ou se trouve
    ou se trouvent
    qui est
    qui sont
    a qui appartient
    a quelle heure
    quand est
    quand arrive
    comment va
    comment vont
    comment s appelle
    comment s appellent
    liste
    liste moi
    listez
    listez moi
    lister
    enumere
    enumerez
    trouve
    trouve moi
    trouvez
    trouvez moi
    trouver
    cherche
    cherche moi
    cherchez
    cherchez moi
    chercher
    recherche
    recherche moi
    recherchez
    rechercher
    je cherche
    je recherche
    nous cherchons
    on cherche
    consulte
    consultez
    consulter
    regarde
    regardez
    regarder
    voyons
    voir
    vois
    verifie
    verifiez
    verifier
    lis
    lis moi
    lisez
    lire
    recupere
    recuperez
    recuperer
    obtiens
    obtenez
    obtenir
    localise
    presente moi
    informations sur
    des informations sur
    les details de
    les details d
    details de
    details d
    resume de
    resume d
    un apercu de
    un apercu d
    des nouvelles de
    des nouvelles d
    quoi de neuf`,
  all: "partout tout toute tous toutes chaque entier entiere entiers entieres complet complete ensemble totalite integralite",
  pointing:
    "ce cet cette ces ceci cela ca celui celle ceux celles ci la le les lui leur en y son sa ses mon ma mes mien mienne ici meme memes tel telle dit ledit ladite",
  months: `janvier janv jan
    fevrier fevr fev
    mars
    avril avr
    mai
    juin
    juillet juil
    aout
    septembre sept sep
    octobre oct
    novembre nov
    decembre dec`,
  weekdays: `lundi lundis lun
    mardi mardis mar
    mercredi mercredis mer
    jeudi jeudis jeu
    vendredi vendredis ven
    samedi samedis sam
    dimanche dimanches dim`,
  times: `day+0: aujourd aujourdhui
    day+1: demain
    day+2: surlendemain
    day-1: hier
    now: maintenant actuellement
    morning: matin matinee
    noon: midi
    afternoon: aprem
    evening: soir soiree
    night: nuit
    midnight: minuit
    next: prochain prochaine prochains prochaines suivant suivante suivants suivantes
    last: dernier derniere derniers dernieres passe passee passes passees precedent precedente ecoule ecoulee
    this: ce cet cette ces courant actuel actuelle
    ago: auparavant
    in: dans sous
    since: depuis
    until: jusqu jusque jusquau
    before: avant
    after: apres
    between: entre
    from: de du partir depuis
    to: a au
    half: demi demie
    quarter: quart
    oclock: h heure heures`,
  durations: `second: seconde secondes sec s
    minute: minute minutes min mn mins
    hour: heure heures hr h
    day: jour jours journee journees j
    week: semaine semaines sem
    month: mois
    year: an ans annee annees
    night: nuit nuits nuitee nuitees`,
  numbers: `0: zero
    1: un une
    2: deux
    3: trois
    4: quatre
    5: cinq
    6: six
    7: sept
    8: huit
    9: neuf
    10: dix dizaine
    11: onze
    12: douze douzaine
    13: treize
    14: quatorze
    15: quinze quinzaine
    16: seize
    20: vingt vingts vingtaine
    30: trente trentaine
    40: quarante quarantaine
    50: cinquante cinquantaine
    60: soixante soixantaine
    70: septante
    80: quatrevingt quatrevingts octante huitante
    90: nonante
    100: cent cents centaine
    1000: mille millier milliers
    1000000: million millions
    0.5: demi demie moitie
    #1: premier premiere premiers premieres
    #2: deuxieme second seconde seconds
    #3: troisieme
    #4: quatrieme
    #5: cinquieme
    #6: sixieme
    #7: septieme
    #8: huitieme
    #9: neuvieme
    #10: dixieme
    #-1: dernier derniere derniers dernieres`,
  currencies: `EUR: euro euros eur
    USD: dollar dollars usd
    GBP: livre livres gbp sterling
    CZK: couronne couronnes czk
    PLN: zloty zlotys pln
    CHF: franc francs chf
    JPY: yen yens jpy
    HUF: forint forints huf
    SEK: sek
    NOK: nok
    DKK: dkk
    CNY: yuan yuans renminbi cny rmb
    INR: roupie roupies inr
    CAD: cad
    AUD: aud`,
  booleans: `true: oui vrai active activee actif allume allumee on avec inclus incluse incluant
    false: non faux desactive desactivee inactif inactive eteint eteinte off sans exclus excluse excluant`,
  prepositions: `to: a au aux vers pour jusqu
    from: de du des d depuis
    in: dans en a au chez
    at: a au chez en
    on: sur le en
    for: pour pendant durant
    by: par avant pour ici jusqu
    with: avec contenant incluant comprenant
    about: sur concernant propos sujet relatif relative
    of: de du des d
    as: comme tant
    named: appellent appelait appelaient appelle appelant nomme nommee nommes nommees intitule intitulee intitules appele appelee baptise baptisee nom titre
    saying: disant dit dise texte
    because: car parce puisque cause raison motif
    over: plus superieur superieure superieurs superieures dessus depasse depassent depassant excede
    under: moins inferieur inferieure inferieurs inferieures dessous
    most: maximum max maximal
    least: minimum min minimal moins
    sorted: trie triee tries triees classe classee classes classees ordonne ordonnee trier ordre`,
  endings: `er: e ez ons er iez
    er2: e ez ons er
    ir: s ssez ssons r ssiez`,
  actions: `accept | accept/er agreez agreer | accept agreee
    add | ajout/er additionn/er rajout/er | ajout additionn rajout
    adjust | ajust/er | ajust
    adjust set settle | regl/er | reglee reglees reglait reglant reglage reglent
    adapt | adapt/er | adapt
    announce | annonc/er | annonc
    answer reply respond | reponds repondez repondons repondre repondiez | repond
    apply | appliqu/er | appliqu
    apply request | postul/er | postul
    approve | approuv/er | approuv approbation
    approve validate | valid/er enterin/er2 | valid enterinee$ enterinees$ enterinait enteriniez enterinant$ enterinera enterinaient$ enterinent$
    approve accept | donne+accord donnez+accord donner+accord | accord$
    archive | archiv/er | archiv
    archive file | classez classons classer classiez | classee classees classait classant classement
    unarchive | desarchiv/er | desarchiv
    arrange organize | organis/er | organis
    arrange | arrange arrangez arrangeons arranger arrangiez | arrang
    ask request | demand/er | demand
    ask | interroge interrogez interrogeons interroger interrogiez | interrog
    assign | assign/er | assign
    assign allocate | attribu/er affect/er | attribu affect
    assign delegate | delegu/er | delegu
    unassign | desassign/er desaffect/er | desassign desaffect
    attach | joins joignez joignons joindre joigniez attach/er annex/er | joint$ jointe$ joints$ jointes$ joign attach annex
    detach | detach/er | detach
    attend | particip/er | particip
    authorize | autoris/er | autoris
    back-up | sauvegard/er fais+sauvegarde faites+sauvegarde faire+sauvegarde fais+copie+sauvegarde | sauvegard
    ban | banni/ir banne bannez | banni
    unban | debanni/ir | debanni
    ban exclude expel | expuls/er | expuls
    ban prohibit | interdis interdisez interdisons interdire interdisiez | interdi
    block | bloqu/er | bloqu
    unblock | debloqu/er | debloqu deblocage
    bill invoice | facturez facturons facturer facturiez | facturee facturees facturait facturant facturation facturent
    charge collect | encaiss/er | encaiss
    charge debit | debit/er | debit
    credit | credit/er | credit
    book reserve | reserv/er | reserv
    book | prends+rendez+vous prenez+rendez+vous prendre+rendez+vous prends+rendez prenez+rendez prendre+rendez prends+rdv prenez+rdv prendre+rdv book/er | reserv book
    borrow | emprunt/er | emprunt
    lend | pret/er | pretait pretant pretees pretee$
    rent | lou/er prends+location prenez+location | louee louait louant location$ locatio
    rent lend | mets+location mettez+location mettre+location | locatio
    broadcast | diffus/er | diffus
    bring | apport/er amen/er | apport amenee$ amenees$ amenait amenaient amenant$ amenent$ amenera amenerai
    bring return report | ramen/er | ramen
    carry take | emport/er | emport
    buy purchase | achet/er | achet
    acquire buy | acquiers acquerez acquerons acquerir acqueriez | acqui acquer
    order | commandez commandons commander commandiez commande+moi commande+nous commande+un commande+une commande+des commande+du commande+deux commande+trois commande+quatre commande+cinq commande+six commande+dix passe+commande passez+commande passer+commande | command
    calculate compute | calcul/er | calcul
    count | comptez comptons compter comptiez denombr/er2 recompt/er2 | comptee comptees comptait comptant comptons denombree$ denombrees$ denombrait denombriez denombrant$ denombrera denombraient$ denombrent$ recomptee$ recomptees$ recomptait recomptiez recomptant$ recomptera recomptaient$ recomptent$
    call phone | appelle appelez appelons appeler appeliez telephon/er | appel telephon
    dial | compos/er | compos
    cancel | annul/er | annul
    cancel drop | laisse+tomber laissez+tomber laisser+tomber | tomber$
    cancel terminate | resili/er | resili
    terminate rescind | romps rompez rompons rompre rompiez | romp
    capture | captur/er | captur
    change modify | change changez changeons changer changiez | chang
    change | echange echangez echanger | echang
    change modify edit | modifi/er | modifi
    modify amend | amend/er | amend
    edit | edit/er | editee$ editees$ editait editaient editant$ editent$ editera editerai
    edit alter revise | revis/er | revis
    charge load | chargez chargeons charger chargiez | chargee chargees chargeait chargeant chargement
    load upload | televers/er2 | televers
    download | telecharge telechargez telechargeons telecharger telechargiez | telecharg
    upload | mets+ligne mettez+ligne mettre+ligne uploade uploadez uploader envoie+fichier envoyez+fichier envoyer+fichier telecharge+vers | upload televers
    check-in | fais+check+in faites+check+in faire+check+in enregistre+arrivee enregistrez+arrivee enregistrer+arrivee | checkin
    check-out | fais+check+out faites+check+out faire+check+out enregistre+depart enregistrez+depart enregistrer+depart | checkout
    check verify | verifi/er | verifi
    verify check | control/er | control
    check consult view | consult/er | consult
    check inspect | inspect/er | inspectee$ inspectees$ inspectait inspectaient inspectant$ inspectent$ inspectera inspecterai
    examine inspect | examin/er | examin
    validate confirm | homologu/er | homologu
    claim | reclam/er | reclam
    clean | nettoie nettoyez nettoyons nettoyer nettoyiez fais+menage faites+menage faire+menage | nettoy nettoi menage$
    sweep clean | balay/er balaie | balay balai
    vacuum | passe+aspirateur passez+aspirateur passer+aspirateur | aspir
    wash | lav/er | lavee lavees lavait lavant lavage
    clear empty | vid/er | videe videes vidait vidant vidage
    clear release | degage degagez degageons degager degagiez destock/er2 | degag destockee$ destockees$ destockait destockiez destockant$ destockera destockaient$ destockent$
    clock-in | pointe+arrivee pointez+arrivee pointer+arrivee pointe+entree pointez+entree pointer+entree badge+entree point/er | pointag pointee
    clock-out | pointe+depart pointez+depart pointer+depart pointe+sortie pointez+sortie pointer+sortie badge+sortie | pointag
    clone | clon/er | clon
    copy | copi/er | copi
    duplicate copy | dupliqu/er | dupliqu
    close shut | ferm/er referm/er | ferma fermee fermes fermet fermai fermant ferment referm
    close end | clotur/er | clotur
    close | clos closez closons clore closiez | close$ clos$ closes$
    collect gather | collect/er rassembl/er | collect rassembl
    collect pick-up | recuper/er | recuper
    collect | recueille recueillez recueillons recueillir recueilliez | recueill
    pick-up collect | ramass/er va+chercher allez+chercher aller+chercher viens+chercher venez+chercher | ramass cherche
    comment | comment/er | comment
    commit | fais+commit faites+commit faire+commit committe commit/er2 | commit commitee$ commitees$ commitait commitiez commitant$ commitera commitaient$ commitent$
    compare | compar/er | compar
    complete fill | complet/er | completee$ completees$ completait completaient completant$ completent$ completera completerai
    fill complete | rempli/ir | rempli
    finish complete end | termin/er | termin
    finish complete | fini/ir achev/er | fini achev
    finalize finish | finalis/er | finalis
    conclude finish | conclus concluez concluons conclure concluiez | conclu
    confirm | confirm/er | confirm
    connect | connect/er | connect
    connect link | reli/er | reliee$ reliees$ reliait reliaient reliant$ relient$ reliera relierai
    connect plug | branch/er | branch
    disconnect | deconnect/er | deconnect
    disconnect unplug | debranch/er | debranch
    link join | li/er | liee liees liait liant
    link associate | associ/er | associ
    unlink disconnect | dissoci/er | dissoci
    convert | converti/ir | converti
    exchange swap | echange echangez echangeons echanger echangiez troqu/er2 | echang troquee$ troquees$ troquait troquiez troquant$ troquera troquaient$ troquent$
    swap exchange | permut/er | permut
    correct fix | corrige corrigez corrigeons corriger corrigiez | corrig
    correct amend | rectifi/er | rectifi
    create | cre/er | creee creees creait creation cree$ crees$
    generate create | gener/er | gener
    produce | produis produisez produisons produire produisiez | produite$ produisai produisent production
    reproduce | reproduis reproduisez reproduisons reproduire reproduisiez | reprodui
    build | construis construisez construisons construire construisiez | construi
    compile build | compil/er | compil
    make do create | fais faites faisons faire | faisai fasse ferait fera$
    prepare make | prepar/er | prepar
    draft write | redige redigez redigeons rediger redigiez | redig
    write | ecris ecrivez ecrivons ecrire ecriviez | ecrit ecriv
    establish create | etabli/ir | etabli
    deactivate disable turn-off | desactiv/er | desactiv
    activate enable turn-on | activ/er | activee$ activees$ activait activaient activant$ activent$ activera activerai activation$ activations$
    reactivate activate | reactiv/er | reactiv
    enable allow | habilit/er | habilit
    allow permit | permets permettez permettons permettre permettiez | permett permis permise
    reject refuse | rejette rejetez rejetons rejeter rejetiez | rejet
    refuse decline reject | refus/er | refus
    decline refuse | declin/er | declin
    reject disapprove | desapprouv/er | desapprouv
    deny refuse | ni/er | niee niait niant
    dismiss reject | ecart/er | ecart
    reduce decrease | reduis reduisez reduisons reduire reduisiez | redui
    decrease reduce | diminu/er | diminu
    decrease lower turn-down | baiss/er | baiss
    lower decrease | abaiss/er | abaiss
    cut reduce | coup/er | coupee coupees coupait coupant coupure
    increase raise turn-up | augment/er mont/er | augment montee montees montait montent
    raise increase | relev/er rehauss/er | relev rehauss
    extend increase | agrandi/ir | agrandi
    delete remove | supprim/er | supprim suppression
    delete erase remove | effac/er | effac
    remove withdraw take | retir/er | retir
    remove take | enlev/er ot/er | enlev otee$ otees$ otait otaient otant$ otent$ otera oterai
    clear delete purge | purge purgez purgeons purger purgiez | purg
    discard throw | jette jetez jetons jeter jetiez | jetee$ jetees$ jetait jetaient jetant$ jetent$ jetera jeterai
    discard dispose | elimin/er | elimin
    destroy | detruis detruisez detruisons detruire detruisiez | detrui
    undelete restore | restaur/er | restaur
    recover retrieve | recupere recuperez recuperer | recuper
    restore | retabli/ir | retabli
    deliver | livrez livrons livrer livriez | livree livrees livrai livrait livrant livraison
    deliver hand | remets remettez remettons remettre remettiez | remett remis$ remises$
    distribute | distribu/er | distribu
    distribute split | reparti/ir | reparti
    deploy | deploie deployez deployons deployer deployiez | deploy deploi
    deploy release | mets+production mettez+production mettre+production | deploi
    launch start run | lanc/er | lancee$ lancees$ lancait lancaient lancant$ lancent$ lancera lancerai
    relaunch restart | relanc/er | relanc
    remind follow-up | relanc/er | relanc
    roll-back revert | reviens+arriere revenez+arriere revenir+arriere fais+retour+arriere faites+retour+arriere faire+retour+arriere fais+rollback faites+rollback faire+rollback | rollback
    undo cancel | defais defaites defaisons defaire | defait
    revert | remets+etat remettez+etat remettre+etat | retabl
    deposit | depos/er | depos
    enter | saisi/ir | saisi
    enter introduce | introduis introduisez introduisons introduire introduisiez | introdui
    describe | decris decrivez decrivons decrire decriviez | decrit decriv
    explain | expliqu/er | expliqu
    detect | detect/er | detect
    dim | tamis/er | tamis
    dim lower | attenu/er | attenu
    discharge | fais+sortir+patient faites+sortir+patient faire+sortir+patient autorise+sortie autorisez+sortie autoriser+sortie | sortant
    dismiss fire | licenci/er renvoie renvoyez renvoyons renvoyer renvoyiez | licenci renvoy renvoi renverr
    fire dismiss | vir/er congedi/er2 | viree$ virees$ virait viraient virant$ virent$ virera virerai congediee$ congediees$ congediait congediiez congediant$ congediera congediaient$ congedient$
    return send resend forward | renvoie renvoyez renvoyons renvoyer renvoyiez | renvoy renvoi renverr
    dispatch send | expedi/er | expedi
    ship send dispatch | achemin/er | achemin
    send email | envoie envoyez envoyons envoyer envoyiez envoie+mail envoyez+mail envoyer+mail envoie+email envoyez+email envoyer+email envoie+courriel envoyez+courriel envoyer+courriel | envoy envoi enverr
    send | adressez adressons adresser adressiez | adressee adressees adressait adressant
    message text | envoie+message envoyez+message envoyer+message envoie+sms envoyez+sms envoyer+sms laisse+message laissez+message laisser+message | messag
    forward | fais+suivre faites+suivre faire+suivre | suivr
    forward transmit send | transmets transmettez transmettons transmettre transmettiez | transm
    drain | drain/er vidange vidangez vidangeons vidanger vidangiez | drain vidang
    split divide | divis/er | divis
    split share | fractionn/er | fractionn
    separate split | separ/er | separ
    enroll register | inscris inscrivez inscrivons inscrire inscriviez immatricul/er2 enrol/er2 | inscri immatriculee$ immatriculees$ immatriculait immatriculiez immatriculant$ immatriculera immatriculaient$ immatriculent$ enrolee$ enrolees$ enrolait enroliez enrolant$ enrolera enrolaient$ enrolent$
    unsubscribe unregister | desinscris desinscrivez desinscrivons desinscrire desinscriviez | desinscri
    unsubscribe | desabonn/er | desabonn
    subscribe | abonn/er | abonnee$ abonnement abonnait
    subscribe sign-up | souscris souscrivez souscrivons souscrire souscriviez | souscri
    escalate | escalad/er fais+remonter faites+remonter faire+remonter remonte+ticket remontez+ticket remonter+ticket escale escaler escalez | escalad
    estimate | estim/er | estim
    evaluate rate | evalu/er | evalu
    rate score grade | not/er | notee notees notait notant notation
    note write | not/er prends+note prenez+note prendre+note prends+notes prenez+notes | notee notees notait notant
    vote | vot/er | votee votait votant votent
    exclude | exclus excluez excluons exclure excluiez | exclu
    execute run | execut/er | execut
    run start | fais+tourner faites+tourner faire+tourner fais+fonctionner faites+fonctionner faire+fonctionner | tourn
    start begin | commenc/er demarr/er debut/er | commenc demarr debut
    start initiate | initi/er | initi
    start | mets+marche mettez+marche mettre+marche mets+route mettez+route mettre+route | demarr
    start open initiate | entam/er | entam
    open start | ouvre ouvrez ouvrons ouvrir ouvriez | ouvert ouvrai ouvrant ouvrir ouvrit ouvre$ ouvrent$
    reopen | rouvre rouvrez rouvrons rouvrir rouvriez reouvre reouvrez reouvrons reouvrir reouvriez | rouver rouvr reouv
    expire | expir/er | expir
    export | export/er | export
    import | import/er | importee importees importait importat importation
    extend prolong | prolonge prolongez prolongeons prolonger prolongiez | prolong
    extend | etends etendez etendons etendre etendiez | etend
    feed | nourri/ir donne+manger donnez+manger donner+manger | nourri
    feed supply | aliment/er | aliment
    fetch get obtain | obtiens obtenez obtenons obtenir obteniez | obten obtien obtin
    get retrieve extract | extrais extrayez extrayons extraire extrayiez | extrai extray
    find | trouv/er retrouv/er | trouv retrouv
    find search | cherch/er | cherch
    search find | recherch/er | recherch
    locate find | localis/er | localis
    locate track | reper/er | reper
    fix repair | repar/er | repar
    fix troubleshoot | depann/er | depann
    resolve solve | resous resolvez resolvons resoudre resolviez | resol resou
    resolve settle | regl/er | reglee$ reglees$ reglait reglaient reglant$ reglent$ reglera reglerai
    flag report | signal/er | signal
    report denounce | denonc/er | denonc
    follow track | suivez suivons suivre suiviez | suivi$ suivie$ suivis$ suivies$ suivait suivant$ suivent
    unfollow | arrete+suivre arretez+suivre arreter+suivre cesse+suivre cessez+suivre cesser+suivre | desabonn
    track trace | tracez tracons tracer traciez | tracee tracees tracait tracage
    track monitor | surveill/er | surveill
    freeze | gel/er congel/er | gelee$ gelees$ gelait congel
    unfreeze | degel/er decongel/er | degel decongel
    give grant | donn/er | donna donnes$ donnai donnant donnent
    grant | accord/er octroie octroyez octroyons octroyer octroyiez | accord octroy octroi
    revoke | revoqu/er | revoqu
    revoke remove | retire+acces retirez+acces retirer+acces retire+droits retirez+droits retirer+droits | revoc
    group | regroup/er groupez groupons grouper groupiez | regroup group
    heat warm | chauff/er | chauff
    heat | rechauff/er | rechauff
    cool | refroidi/ir | refroidi
    cool refresh | rafraichi/ir | rafraichi
    reload refresh update | actualis/er | actualis
    hide | masqu/er cach/er | masqu cachee cachees cachait
    show display | affich/er | affich
    show | montr/er | montree montrait montrant
    present show | present/er | presentee$ presentees$ presentait presentaient presentant$ presentent$ presentera presenterai
    display view | visualis/er | visualis
    hire | embauch/er recrut/er engage engagez engageons engager engagiez | embauch recrut engagee$ engagees$ engagait engagaient engagant$ engagent$ engagera engagerai
    hold retain | retiens retenez retenons retenir reteniez | reten retien
    keep hold maintain | maintiens maintenez maintenons maintenir mainteniez | mainten maintien
    keep hold | mets+attente mettez+attente mettre+attente | attente$
    keep save | gard/er | gardee$ gardees$ gardait gardaient gardant$ gardent$ gardera garderai
    keep preserve | conserv/er | conserv
    store | stock/er | stock
    save record | enregistr/er | enregistr
    log record register | enregistr/er | enregistr
    record film | film/er | filmee$ filmees$ filmait filmaient filmant$ filment$ filmera filmerai
    log | journalis/er | journalis
    log record | consign/er | consign
    identify | identifi/er | identifi
    include | inclus incluez incluons inclure incluiez | inclu
    inform notify | inform/er | informee$ informees$ informait informaient informant$ informent$ informera informerai
    notify inform | notifi/er avis/er | notifi avisee$ avisees$ avisait avisaient avisant$ avisent$ avisera aviserai
    notify warn inform | previens prevenez prevenons prevenir preveniez | preven previen
    notify inform warn | averti/ir | averti
    alert | alert/er | alert
    inform | tiens+courant tenez+courant tenir+courant mets+courant mettez+courant mettre+courant | inform
    communicate inform | communiqu/er | communiqu
    insert | inser/er intercal/er2 | inser intercalee$ intercalees$ intercalait intercaliez intercalant$ intercalera intercalaient$ intercalent$
    install | install/er | install
    uninstall | desinstall/er | desinstall
    invite | invit/er | invitee$ invitees$ invitait invitant invitatio
    summon invite | convoqu/er | convoqu
    irrigate water | arros/er irrigu/er | arros irrigu
    issue | emets emettez emettons emettre emettiez | emett emis$ emise$ emises$
    issue deliver | delivr/er | delivr
    join | rejoins rejoignez rejoignons rejoindre rejoigniez | rejoi
    merge join | fusionn/er | fusionn
    merge combine | combin/er | combin
    merge mix | melange melangez melangeons melanger melangiez | melang
    merge unify | unifi/er | unifi
    integrate | integr/er | integr
    gather meet | reuni/ir | reuni
    label tag | etiquette etiquetez etiquetons etiqueter etiquetiez tagu/er | etiquet tagu
    untag | detagu/er | detagu
    leave quit | quitt/er | quitt
    leave exit | sors sortez sortons sortir sortiez | sorti$ sortie$ sortait sortent
    leave depart | pars partez partons partir partiez | partait partira
    leave let | laiss/er | laiss
    like | lik/er aimez aimons aimer aimiez mets+j+aime mettez+j+aime mettre+j+aime | likee$ likees$ likait likaient likant$ likent$ likera likerai aimee aimait liker w
    unlike | retire+j+aime retirez+j+aime retirer+j+aime enleve+j+aime enlevez+j+aime enlever+j+aime | unlik
    list | list/er | listee$ listees$ listait listaient listant$ listent$ listera listerai
    list enumerate | enumer/er | enumer
    lock | verrouill/er ferme+cle fermez+cle fermer+cle ferme+clef fermez+clef fermer+clef | verrouill verrou
    unlock | deverrouill/er ouvre+cle ouvrez+cle | deverrouill deverrou
    secure lock | securis/er | securis
    log-in | connecte+moi connectez+moi connecte+toi connectez+vous se+connecter me+connecter identifie+toi | connexion$
    log-out | deconnecte+moi deconnectez+moi deconnecte+toi deconnectez+vous me+deconnecter se+deconnecter ferme+session fermez+session fermer+session | deconnexion
    mark | marqu/er | marqu
    mark tick check | coch/er | cochee$ cochees$ cochait cochaient cochant$ cochent$ cochera cocherai
    unmark uncheck | decoch/er | decoch
    match reconcile | rapproch/er | rapproch
    match | fais+correspondre faites+correspondre faire+correspondre apparie appariez apparier | appari
    measure | mesur/er | mesur
    weigh | pes/er | pesee pesait pesant$
    migrate | migr/er | migr
    move | deplac/er | deplac
    move transfer | transfer/er | transfer
    move relocate | demenage demenagez demenageons demenager demenagiez | demenag
    move shift | decal/er | decal
    postpone delay move | decal/er | decal
    move drag | gliss/er | gliss
    pass switch move | pass/er | passee$ passait passent
    mute | coupe+son coupez+son couper+son coupe+micro coupez+micro couper+micro coupe+volume mets+sourdine mettez+sourdine mettre+sourdine mets+silencieux mettez+silencieux mettre+silencieux | sourdine
    unmute | remets+son remettez+son remettre+son retablis+son retablissez+son retablir+son reactive+son reactivez+son reactiver+son active+son activez+son activer+son demut/er2 | desourdin demutee$ demutees$ demutait demutiez demutant$ demutera demutaient$ demutent$
    optimize | optimis/er | optimis
    park | gar/er stationn/er | garee garait stationn
    pause | mets+pause mettez+pause mettre+pause pausez pauser mettons+pause | pausee
    resume continue | reprends reprenez reprenons reprendre repreniez | repren repris
    continue resume | continu/er | continu
    continue | poursuis poursuivez poursuivons poursuivre poursuiviez | poursui
    pay | pay/er paie | payee$ payees$ payait payaient payant$ payent$ payera payerai
    pay settle | acquitt/er | acquitt
    pay deposit transfer | vers/er | versee$ versees$ versait versaient versant$ versent$ versera verserai
    transfer wire | fais+virement faites+virement faire+virement effectue+virement effectuez+virement effectuer+virement vire virez virer | virement
    perform make execute | effectu/er | effectu
    execute perform | realis/er | realis
    choose pick select | choisi/ir | choisi
    select | selectionn/er | selectionn
    pin | epingl/er | epingl
    unpin | desepingl/er depingl/er2 | desepingl depinglee$ depinglees$ depinglait depingliez depinglant$ depinglera depinglaient$ depinglent$
    fix set pin | fix/er | fixee$ fixees$ fixait fixaient fixant$ fixent$ fixera fixerai
    place put | placez placons placer placiez | placee placees placait placement
    put set place | mets mettez mettons mettre mettiez | mis$ mise$ mises$ mettai mettra metta
    put place | pos/er | posee posait posant
    add put | mets+liste mettez+liste mettre+liste mets+panier mettez+panier mettre+panier | ajout
    plan schedule | planifi/er prevois prevoyez prevoyons prevoir prevoyiez | planifi prevu prevoy prevoi
    schedule program | programm/er | programm
    schedule fix book | fixe+rendez fixez+rendez fixer+rendez cale+rendez cale+reunion calez+reunion caler+reunion fixe+rdv fixez+rdv fixer+rdv | planif
    play | jou/er | jouee jouees jouait jouant
    play read | mets+musique mettez+musique mettre+musique mets+chanson mettez+chanson mettre+chanson lance+lecture lancez+lecture lancer+lecture | lectur
    post publish | post/er | postee postees postait
    publish | publi/er | publiee$ publiees$ publiait publiaient publiant$ publient$ publiera publierai publication$
    unpublish | depubli/er retire+ligne retirez+ligne retirer+ligne mets+hors+ligne mettez+hors+ligne mettre+hors+ligne | depubli
    postpone delay | report/er retard/er | reporte reporta reportai retard
    postpone defer | differ/er | differ
    postpone push | repouss/er | repouss
    advance | avanc/er | avanc
    predict forecast | predis predisez predisons predire predisiez | predi
    forecast predict | pronostiqu/er | pronostiqu
    print | imprim/er | imprim
    prioritize | prioris/er donne+priorite donnez+priorite donner+priorite | prioris
    process handle | trait/er | trait
    treat | soign/er | soign
    manage handle | ger/er | geree gerees gerait gestion
    administer manage | administr/er | administr
    promote | promeus promouvez promouvons promouvoir promouviez | promu promouv
    propose suggest offer | propos/er | propos
    suggest | sugger/er | sugger
    recommend | recommand/er | recommand
    recommend advise | conseill/er | conseill
    offer give | offre offrez offrons offrir offriez | offert offrai offrant
    provision | provisionn/er | provisionn
    provide supply | fourni/ir | fourni$ fournie$ fournis$ fournit$ fournissai fourniture
    supply restock | approvisionn/er | approvisionn
    restock refill | reapprovisionn/er | reapprovisionn
    refill fill | remplis+nouveau remplissez+nouveau remplir+nouveau fais+plein faites+plein faire+plein | rempli
    pull | tir/er | tiree tirees tirait
    push | pouss/er push/er | pouss pushee$ pushees$ pushait pushaient pushant$ pushent$ pushera pusherai
    push press | appuie appuyez appuyons appuyer appuyiez | appuy appui
    press push | press/er | press
    quarantine | mets+quarantaine mettez+quarantaine mettre+quarantaine place+quarantaine placez+quarantaine placer+quarantaine | quarantain
    isolate quarantine | isol/er | isol
    query search | requet/er | requet
    read | lis lisez lisons lire lisiez | lue$ lues$ lisai lisant lecture
    receive | recois recevez recevons recevoir receviez | recu$ recue$ recus$ recues$ recev recoi
    welcome receive | accueille accueillez accueillons accueillir accueilliez | accueil
    top-up recharge | recharge rechargez rechargeons recharger rechargiez | recharg
    reload | recharge rechargez recharger rechargeons | recharg
    refund reimburse | rembours/er | rembours
    return | retourn/er | retourn
    return give | rends rendons rendre rendiez | rendu rendai rendra
    return restore | restitu/er | restitu
    release free | liber/er | liber
    release drop | relach/er | relach
    remind | rappelle rappelez rappelons rappeler | rappel
    rename | renomm/er change+nom changez+nom changer+nom | renomm
    name appoint | nomm/er | nommee$ nommees$ nommait nommaient nommant$ nomment$ nommera nommerai
    title name | intitul/er | intitul
    renew | renouvelle renouvelez renouvelons renouveler renouveliez | renouvel
    repeat | repet/er | repet
    replace | remplac/er | remplac
    substitute replace | substitu/er supple/er2 | substitu suppleee$ suppleees$ suppleait suppleiez suppleera suppleaient$ suppleent$
    report declare | declar/er | declar
    report | fais+rapport faites+rapport faire+rapport | rapport
    request require | exige exigez exigeons exiger exigiez | exig
    require | requiers requerez requerons requerir requeriez | requi requer
    request solicit | sollicit/er | sollicit
    reschedule | reprogramm/er replanifi/er | reprogramm replanifi
    reset | reinitialis/er remets+zero remettez+zero remettre+zero | reinitialis reinit
    restart reboot | redemarr/er | redemarr
    restart | relance relancez relancer | relanc
    retire decommission | mets+retraite mettez+retraite mettre+retraite mets+hors+service mettez+hors+service mettre+hors+service | declass
    retry | reessay/er reessaie essaie+nouveau essayez+nouveau essayer+nouveau tente+nouveau retente retentez retenter | reessay reessai reessa
    try test | essay/er essaie | essay essai
    try attempt | tent/er | tentee$ tentees$ tentait tentaient tentant$ tentent$ tentera tenterai
    test | test/er | testee testees testait testant
    review revise | passe+revue passez+revue passer+revue relis relisez relire | relectur
    review see | revois revoyez revoyons revoir revoyiez | revu$ revue$ revoy
    ring | sonn/er | sonn
    route | rout/er | routee routage
    route redirect | redirige redirigez redirigeons rediriger redirigiez | redirig
    redirect route direct | orient/er | orient
    direct route | dirige dirigez dirigeons diriger dirigiez | dirig
    rotate | tourn/er | tournee tournait
    rotate turn | pivot/er | pivot
    rewind | rembobin/er | rembobin
    scan | scann/er numeris/er | scann numeris
    scale | scale scalez scaler mets+echelle mettez+echelle mettre+echelle dimensionne dimensionnez dimensionner | dimension
    see view | vois voyez voyons voir voyiez | vu$ vue$ vus$ vues$ voyai
    look view watch | regard/er | regard
    observe watch | observ/er | observ
    sell | vends vendez vendons vendre vendiez | vendu vendai vendent vendra
    seed sow plant | sem/er | semee semees semait
    plant | plant/er | plantee plantees plantait
    harvest | recolt/er | recolt
    set configure set-up | configur/er | configur
    set parameterize | parametr/er | parametr
    set define | defini/ir | defini
    set specify | precis/er | precis
    specify set | specifi/er | specifi
    set-up install | mets+place mettez+place mettre+place | installa
    share | partage partagez partageons partager partagiez | partag
    turn-off | eteins eteignez eteignons eteindre eteigniez | etein eteig
    turn-off stop | coupe+chauffage coupez+chauffage couper+chauffage coupe+lumiere coupez+lumiere couper+lumiere coupe+courant coupez+courant couper+courant coupe+eau coupez+eau couper+eau | coupure
    turn-on | allum/er rallum/er mets+tension mettez+tension mettre+tension | allum rallum tension$
    light turn-on | eclair/er | eclair
    shut-down turn-off | mets+arret mettez+arret mettre+arret mets+hors+tension mettez+hors+tension mettre+hors+tension | extinct
    turn-on put | mets+chauffage mettez+chauffage mettre+chauffage mets+lumiere mettez+lumiere mettre+lumiere mets+clim mettez+clim mettre+clim | chauffag
    sign | sign/er | signee$ signees$ signait signaient signant$ signent$ signera signerai
    sign-up register | inscris+moi inscrivez+moi m+inscrire s+inscrire | inscri
    skip | saut/er | sautee sautait
    skip omit | omets omettez omettons omettre omettiez | omis$ omise$ omett
    ignore skip | ignor/er | ignor
    snooze | rappelle+plus+tard rappelez+plus+tard repete+reveil repetez+reveil repousse+alarme repoussez+alarme repousser+alarme repousse+reveil repoussez+reveil repousser+reveil | snooz
    sort | tri/er | triee triees triait triant
    order sort | ordonn/er | ordonn
    classify | classifi/er | classifi
    categorize classify | categoris/er | categoris
    filter | filtr/er | filtr
    stop | arret/er stopp/er | arret stopp
    stop cease | cess/er | cessee$ cessees$ cessait cessaient cessant$ cessent$ cessera cesserai
    interrupt stop | interromps interrompez interrompons interrompre interrompiez | interromp interrup
    end terminate | mets+fin mettez+fin mettre+fin mets+terme mettez+terme mettre+terme | termine
    kill terminate | tu/er | tuee tuees tuait
    submit | soumets soumettez soumettons soumettre soumettiez | soumis soumett soumission
    suspend | suspends suspendez suspendons suspendre suspendiez | suspen
    sync | synchronis/er | synchronis
    take | prends prenez prenons prendre preniez | pris$ prenai prenant prendra
    tip | laisse+pourboire laissez+pourboire laisser+pourboire donne+pourboire donnez+pourboire donner+pourboire | pourboi
    train | entrain/er | entrain
    train educate | form/er | formee formees formait
    translate | traduis traduisez traduisons traduire traduisiez | tradui traduc
    prescribe | prescris prescrivez prescrivons prescrire prescriviez | prescri
    vaccinate | vaccin/er | vaccin
    trigger | declench/er | declench
    update | mets+jour mettez+jour mettre+jour mettons+jour | maj$
    upgrade | mets+niveau mettez+niveau mettre+niveau fais+evoluer faites+evoluer faire+evoluer | evolu
    improve upgrade | amelior/er | amelior
    downgrade | retrograd/er | retrograd
    void invalidate | invalid/er | invalid
    wake | reveill/er | reveill
    withdraw | retire+argent retirez+argent retirer+argent retire+euros retirez+euros retirer+euros retire+especes | retrai
    withdraw revoke | desist/er | desist
    rinse | rinc/er | rinc
    help assist | aid/er | aidee aidait aidant aident
    assist help | assist/er | assist
    serve | sers servez servons servir serviez | servi$ servie$ servait
    cook | cuisin/er | cuisin
    cook heat | cuis cuisez cuisons cuire cuisiez | cuit cuisai
    analyze | analys/er | analys
    summarize | resum/er | resumee resumait resumant
    tell say | dis dites disons dire | dites$ disai dirait
    transmit tell | dis+lui dites+lui dis+leur dites+leur | dites$
    speak talk | parl/er | parlee$ parlees$ parlait parlaient parlant$ parlent$ parlera parlerai
    contact | contact/er | contact
    visit | visitez visitons visiter visitiez | visitee visitait visitant
    negotiate | negoci/er marchandez marchandons marchander | negoci marchandee$ marchandees$ marchandait marchandiez marchandant$ marchandera marchandaient$ marchandent$
    donate | fais+don faites+don faire+don | donatio
    invest | investi/ir | investi
    deduct subtract | deduis deduisez deduisons deduire deduisiez | dedui
    subtract | soustrais soustrayez soustrayons soustraire soustrayiez | soustr
    multiply | multipli/er | multipli
    round | arrondi/ir | arrondi
    draw | dessin/er | dessin
    paint | peins peignez peignons peindre peigniez | peint peign
    recycle dispose | recycl/er | recycl
    protect | protege protegez protegeons proteger protegiez | proteg
    compress | compress/er comprimez comprimons comprimer | compress compressee$ compressees$ compressait compressant$ compressera compressaient$ compressent$ comprimee$ comprimees$ comprimait comprimiez comprimant$ comprimera comprimaient$ compriment$
    decompress unzip | decompress/er | decompress
    encrypt | chiffr/er crypt/er | chiffr crypt
    decrypt | dechiffr/er decrypt/er2 | dechiffr decryptee$ decryptees$ decryptait decryptiez decryptant$ decryptera decryptaient$ decryptent$
    mount | monte+volume montez+volume monter+volume | montag
    turn-up raise increase | monte+son montez+son monter+son monte+chauffage montez+chauffage monter+chauffage augmente+volume augmentez+volume augmenter+volume | augment
    turn-down lower decrease | baisse+son baissez+son baisser+son baisse+volume baissez+volume baisser+volume baisse+chauffage baissez+chauffage baisser+chauffage | baiss
    monitor watch | supervis/er | supervis
    audit | audit/er | audit
    access | acced/er | acced
    land | atterri/ir | atterri
    raise lift | lev/er | levee levees levait
    raise lower | remonte+store remontez+store remonter+store remonte+volets remontez+volets remonter+volets | remont
    lower descend | descends descendez descendons descendre descendiez | descen
    dry | sech/er | sechee sechait sechage
    iron | repass/er | repass
    fold | pli/er | pliee pliait
    drive lead | conduis conduisez conduisons conduire conduisiez | condui
    pack | emball/er | emball
    unpack | deball/er | deball
    spend | depens/er | depens
    win earn | gagn/er | gagn
    lose | perds perde perdez perdons perdre | perdu perdr
    store put | range rangez rangeons ranger rangiez | rangee rangeait rangement
    clean tidy | range rangez rangeons ranger rangiez | rangee rangeait
    empty unload | decharge dechargez dechargeons decharger dechargiez | decharg
    load embark | embarqu/er | embarqu
    take-off | decoll/er | decoll
    wait | attends attendez attendons attendre attendiez | attendu attendai
    avoid | evit/er | evit
    prevent | empech/er | empech
    leave abandon drop | abandonn/er | abandonn
    use | utilis/er | utilisee$ utilisees$ utilisait utilisaient utilisant$ utilisent$ utilisera utiliserai
    use employ | emploie employez employons employer employiez | employee$ employees$ employait employaient employant$ employent$ employera employerai
    switch | bascul/er | bascul
    switch toggle | commut/er | commut
    swap replace | interverti/ir | interverti
    turn set | tourn/er | tourn
    assemble build | assembl/er | assembl
    manufacture produce | fabriqu/er | fabriqu
    celebrate | fet/er | fet
    associate assign | rattach/er | rattach
    detach unassign | desassoci/er | desassoci
    mention tag | mentionn/er | mentionn
    quote | cit/er | citee citait
    quote estimate | fais+devis faites+devis faire+devis etablis+devis etablissez+devis etablir+devis | chiffrag
    invoice | fais+facture faites+facture faire+facture etablis+facture etablissez+facture etablir+facture emets+facture emettez+facture emettre+facture | facturat
    forecast | fais+prevision faites+prevision | previs
    shorten | raccourcis raccourcissez raccourcissons raccourcir ecourt/er2 abrege abregez abregeons abreger | raccourci$ raccourcie$ raccourcies$ raccourciss raccourcira raccourcit$ ecourtee$ ecourtees$ ecourtait ecourtiez ecourtant$ ecourtera ecourtaient$ ecourtent$ abregee$ abregees$ abregeait abregiez abregeant$ abregera abregeaient$ abregent$
    lengthen extend | allonge allongez allongeons allonger rallonge rallongez rallongeons rallonger | allongee$ allongees$ allongeait allongiez allongeant$ allongera allongeaient$ allongent$ rallongee$ rallongees$ rallongeait rallongiez rallongeant$ rallongera rallongeaient$ rallongent$
    stretch extend | etir/er2 | etiree$ etirees$ etirait etiriez etirant$ etirera etiraient$ etirent$
    crop trim | rogn/er2 recadr/er2 | rognee$ rognees$ rognait rogniez rognant$ rognera rognaient$ rognent$ recadree$ recadrees$ recadrait recadriez recadrant$ recadrera recadraient$ recadrent$
    cut | decoup/er2 | decoupee$ decoupees$ decoupait decoupiez decoupant$ decoupera decoupaient$ decoupent$
    paste glue | collez collons coller recoll/er2 | collee$ collees$ collait colliez collant$ collera collaient$ collent$ recollee$ recollees$ recollait recolliez recollant$ recollera recollaient$ recollent$
    invert reverse | invers/er2 | inversee$ inversees$ inversait inversiez inversant$ inversera inversaient$ inversent$
    reverse overturn | renvers/er2 | renversee$ renversees$ renversait renversiez renversant$ renversera renversaient$ renversent$
    shrink reduce | retrecis retrecissez retrecissons retrecir rapetiss/er2 | retreci$ retrecie$ retrecies$ retreciss retrecira retrecit$ rapetissee$ rapetissees$ rapetissait rapetissiez rapetissant$ rapetissera rapetissaient$ rapetissent$
    zoom-in zoom | zoom/er2 | zoomee$ zoomees$ zoomait zoomiez zoomant$ zoomera zoomaient$ zooment$
    zoom-out | dezoom/er2 | dezoomee$ dezoomees$ dezoomait dezoomiez dezoomant$ dezoomera dezoomaient$ dezooment$
    blur | flout/er2 | floutee$ floutees$ floutait floutiez floutant$ floutera floutaient$ floutent$
    unblur sharpen | deflout/er2 | defloutee$ defloutees$ defloutait defloutiez defloutant$ defloutera defloutaient$ defloutent$
    pixelate blur | pixelis/er2 pixellis/er2 | pixelisee$ pixelisees$ pixelisait pixelisiez pixelisant$ pixelisera pixelisaient$ pixelisent$ pixellisee$ pixellisees$ pixellisait pixellisiez pixellisant$ pixellisera pixellisaient$ pixellisent$
    darken dim | assombris assombrissez assombrissons assombrir obscurcis obscurcissez obscurcissons obscurcir | assombri$ assombrie$ assombries$ assombriss assombrira assombrit$ obscurci$ obscurcie$ obscurcies$ obscurciss obscurcira obscurcit$
    unfold expand | depli/er2 deroul/er2 | depliee$ depliees$ depliait depliiez depliera depliaient$ deplient$ deroulee$ deroulees$ deroulait derouliez deroulant$ deroulera deroulaient$ deroulent$
    fold collapse | repli/er2 enroul/er2 | repliee$ repliees$ repliait repliiez repliant$ repliera repliaient$ replient$ enroulee$ enroulees$ enroulait enrouliez enroulant$ enroulera enroulaient$ enroulent$
    unmask reveal | demasqu/er2 devoil/er2 revel/er2 | demasquee$ demasquees$ demasquait demasquiez demasquant$ demasquera demasquaient$ demasquent$ devoilee$ devoilees$ devoilait devoiliez devoilant$ devoilera devoilaient$ devoilent$ revelee$ revelees$ revelait reveliez revelant$ revelera revelaient$ revelent$
    hide mask | camoufl/er2 | camouflee$ camouflees$ camouflait camoufliez camouflant$ camouflera camouflaient$ camouflent$
    anonymize | anonymis/er2 pseudonymis/er2 | anonymisee$ anonymisees$ anonymisait anonymisiez anonymisant$ anonymisera anonymisaient$ anonymisent$ pseudonymisee$ pseudonymisees$ pseudonymisait pseudonymisiez pseudonymisant$ pseudonymisera pseudonymisaient$ pseudonymisent$
    debit charge | prelev/er2 | prelevee$ prelevees$ prelevait preleviez prelevant$ prelevera prelevaient$ prelevent$
    amortize | amortis amortissez amortissons amortir | amorti$ amortie$ amorties$ amortira amortit$
    exempt | exoner/er2 | exoneree$ exonerees$ exonerait exoneriez exonerant$ exonerera exoneraient$ exonerent$
    exempt excuse | dispensez dispensons dispenser | dispensee$ dispensees$ dispensait dispensiez dispensant$ dispensera dispensaient$ dispensent$
    disburse pay | decaiss/er2 debours/er2 | decaissee$ decaissees$ decaissait decaissiez decaissant$ decaissera decaissaient$ decaissent$ deboursee$ deboursees$ deboursait deboursiez deboursant$ deboursera deboursaient$ deboursent$
    post record | comptabilis/er2 | comptabilisee$ comptabilisees$ comptabilisait comptabilisiez comptabilisant$ comptabilisera comptabilisaient$ comptabilisent$
    allocate split | ventil/er2 | ventilee$ ventilees$ ventilait ventiliez ventilant$ ventilera ventilaient$ ventilent$
    tax | taxez taxons taxer | taxee$ taxees$ taxait taxiez taxant$ taxera taxaient$ taxent$
    clear | dedouan/er2 | dedouanee$ dedouanees$ dedouanait dedouaniez dedouanant$ dedouanera dedouanaient$ dedouanent$
    pack wrap | empaquet/er2 enveloppez enveloppons envelopper | empaquetee$ empaquetees$ empaquetait empaquetiez empaquetant$ empaquetera empaquetaient$ empaquetent$ enveloppee$ enveloppees$ enveloppait enveloppiez enveloppant$ enveloppera enveloppaient$ enveloppent$
    stamp | tamponn/er2 obliter/er2 | tamponnee$ tamponnees$ tamponnait tamponniez tamponnant$ tamponnera tamponnaient$ tamponnent$ obliteree$ obliterees$ obliterait obliteriez obliterant$ obliterera obliteraient$ obliterent$
    frank stamp | affranchis affranchissez affranchissons affranchir | affranchi$ affranchie$ affranchies$ affranchira affranchit$
    seal | scell/er2 | scellee$ scellees$ scellait scelliez scellant$ scellera scellaient$ scellent$
    unseal open | descell/er2 | descellee$ descellees$ descellait descelliez descellant$ descellera descellaient$ descellent$
    count inventory | inventori/er2 | inventoriee$ inventoriees$ inventoriait inventoriiez inventoriant$ inventoriera inventoriaient$ inventorient$
    replenish restock | ravitaill/er2 restock/er2 | ravitaillee$ ravitaillees$ ravitaillait ravitailliez ravitaillant$ ravitaillera ravitaillaient$ ravitaillent$ restockee$ restockees$ restockait restockiez restockant$ restockera restockaient$ restockent$
    store warehouse | entrepos/er2 | entreposee$ entreposees$ entreposait entreposiez entreposant$ entreposera entreposaient$ entreposent$
    stack | empil/er2 | empilee$ empilees$ empilait empiliez empilant$ empilera empilaient$ empilent$
    unstack | depil/er2 | depilee$ depilees$ depilait depiliez depilant$ depilera depilaient$ depilent$
    fertilize | fertilis/er2 | fertilisee$ fertilisees$ fertilisait fertilisiez fertilisant$ fertilisera fertilisaient$ fertilisent$
    mow | tonds tondez tondons tondre | tondu$ tondue$ tondait
    prune trim | elagu/er2 taillez taillons tailler | elaguee$ elaguees$ elaguait elaguiez elaguant$ elaguera elaguaient$ elaguent$ taillee$ taillees$ taillait tailliez taillant$ taillera taillaient$ taillent$
    weed | desherb/er2 | desherbee$ desherbees$ desherbait desherbiez desherbant$ desherbera desherbaient$ desherbent$
    deworm | vermifugez vermifugeons vermifuger | vermifugee$ vermifugees$ vermifugeait vermifugiez vermifugeant$ vermifugera vermifugeaient$ vermifugent$
    sterilize | sterilis/er2 | sterilisee$ sterilisees$ sterilisait sterilisiez sterilisant$ sterilisera sterilisaient$ sterilisent$
    neuter castrate | castr/er2 | castree$ castrees$ castrait castriez castrant$ castrera castraient$ castrent$
    operate | oper/er2 | operee$ operees$ operait operiez operant$ operera operaient$ operent$
    diagnose | diagnostiqu/er2 | diagnostiquee$ diagnostiquees$ diagnostiquait diagnostiquiez diagnostiquant$ diagnostiquera diagnostiquaient$ diagnostiquent$
    admit hospitalize | hospitalis/er2 | hospitalisee$ hospitalisees$ hospitalisait hospitalisiez hospitalisant$ hospitalisera hospitalisaient$ hospitalisent$
    preheat heat | prechauff/er2 | prechauffee$ prechauffees$ prechauffait prechauffiez prechauffant$ prechauffera prechauffaient$ prechauffent$
    chill cool | refriger/er2 | refrigeree$ refrigerees$ refrigerait refrigeriez refrigerant$ refrigerera refrigeraient$ refrigerent$
    ventilate | aer/er2 | aeree$ aerees$ aerait aeriez aerant$ aerera aeraient$ aerent$
    humidify | humidifi/er2 | humidifiee$ humidifiees$ humidifiait humidifiiez humidifiant$ humidifiera humidifiaient$ humidifient$
    dehumidify | deshumidifi/er2 | deshumidifiee$ deshumidifiees$ deshumidifiait deshumidifiiez deshumidifiant$ deshumidifiera deshumidifiaient$ deshumidifient$
    spin | essor/er2 | essoree$ essorees$ essorait essoriez essorant$ essorera essoraient$ essorent$
    soak | tremp/er2 | trempee$ trempees$ trempait trempiez trempant$ trempera trempaient$ trempent$
    bleach whiten | blanchis blanchissez blanchissons blanchir | blanchi$ blanchie$ blanchies$ blanchira blanchit$
    wax | cirez cirons cirer | ciree$ cirees$ cirait ciriez cirant$ cirera ciraient$ cirent$
    polish | polis polissez polissons polir lustrez lustrons lustrer | poliss polira polit$ lustree$ lustrees$ lustrait lustriez lustrant$ lustrera lustraient$ lustrent$
    disinfect | desinfect/er2 | desinfectee$ desinfectees$ desinfectait desinfectiez desinfectant$ desinfectera desinfectaient$ desinfectent$
    descale | detartr/er2 | detartree$ detartrees$ detartrait detartriez detartrant$ detartrera detartraient$ detartrent$
    lubricate grease | graissez graissons graisser lubrifi/er2 huilez huilons huiler | graissee$ graissees$ graissait graissiez graissant$ graissera graissaient$ graissent$ lubrifiee$ lubrifiees$ lubrifiait lubrifiiez lubrifiant$ lubrifiera lubrifiaient$ lubrifient$ huilee$ huilees$ huilait huiliez huilant$ huilera huilaient$ huilent$
    tighten | serrez serrons serrer resserr/er2 | serree$ serrees$ serrait serriez serrant$ serrera serraient$ serrent$ resserree$ resserrees$ resserrait resserriez resserrant$ resserrera resserraient$ resserrent$
    loosen | desserr/er2 | desserree$ desserrees$ desserrait desserriez desserrant$ desserrera desserraient$ desserrent$
    screw tighten | viss/er2 | vissee$ vissees$ vissait vissiez vissant$ vissera vissaient$ vissent$
    unscrew loosen | deviss/er2 | devissee$ devissees$ devissait devissiez devissant$ devissera devissaient$ devissent$
    drill | perc/er2 | percee$ percees$ percait perciez percant$ percera percaient$ percent$
    weld solder | soud/er2 | soudee$ soudees$ soudait soudiez soudant$ soudera soudaient$ soudent$
    disassemble dismantle | demont/er2 desassembl/er2 | demontee$ demontees$ demontait demontiez demontant$ demontera demontaient$ demontent$ desassemblee$ desassemblees$ desassemblait desassembliez desassemblant$ desassemblera desassemblaient$ desassemblent$
    repair fix | rafistol/er2 | rafistolee$ rafistolees$ rafistolait rafistoliez rafistolant$ rafistolera rafistolaient$ rafistolent$ depannee$ depannees$ depannait depannant$ depannera depannaient$ depannent$
    calibrate | calibr/er2 etalonn/er2 | calibree$ calibrees$ calibrait calibriez calibrant$ calibrera calibraient$ calibrent$ etalonnee$ etalonnees$ etalonnait etalonniez etalonnant$ etalonnera etalonnaient$ etalonnent$
    pair connect | appair/er2 apparions | appairee$ appairees$ appairait appairiez appairant$ appairera appairaient$ appairent$ appariee$ appariees$ appariait appariiez appariant$ appariera appariaient$ apparient$
    unpair disconnect | desappair/er2 | desappairee$ desappairees$ desappairait desappairiez desappairant$ desappairera desappairaient$ desappairent$
    pair associate | jumelez jumelons jumeler | jumelee$ jumelees$ jumelait jumeliez jumelant$ jumelera jumelaient$ jumellent$
    couple link | couplez couplons coupler | couplee$ couplees$ couplait coupliez couplant$ couplera couplaient$ couplent$
    uncouple unlink | decoupl/er2 deli/er2 | decouplee$ decouplees$ decouplait decoupliez decouplant$ decouplera decouplaient$ decouplent$ deliee$ deliees$ deliait deliiez deliant$ deliera deliaient$ delient$
    hang attach | accroch/er2 | accrochee$ accrochees$ accrochait accrochiez accrochant$ accrochera accrochaient$ accrochent$
    unhook detach | decroch/er2 | decrochee$ decrochees$ decrochait decrochiez decrochant$ decrochera decrochaient$ decrochent$
    hang-up end | raccroch/er2 | raccrochee$ raccrochees$ raccrochait raccrochiez raccrochant$ raccrochera raccrochaient$ raccrochent$
    silence mute | tais taisez taisons taire | taisait
    sleep suspend | endors endormez endormons endormir hibern/er2 | endormi endorm hibernee$ hibernees$ hibernait hiberniez hibernant$ hibernera hibernaient$ hibernent$
    skip switch | zapp/er2 | zappee$ zappees$ zappait zappiez zappant$ zappera zappaient$ zappent$
    replay | rejou/er2 | rejouee$ rejouees$ rejouait rejouiez rejouant$ rejouera rejouaient$ rejouent$
    mix | mix/er2 | mixee$ mixees$ mixait mixiez mixant$ mixera mixaient$ mixent$
    randomize shuffle | randomis/er2 | randomisee$ randomisees$ randomisait randomisiez randomisant$ randomisera randomisaient$ randomisent$
    bet | pari/er2 misez misons miser | pariee$ pariees$ pariait pariiez pariant$ pariera pariaient$ parient$ misee$ misees$ misait misiez misant$ misera misaient$ misent$
    bid | encheris encherissez encherissons encherir surencheris surencherissez surencherissons surencherir | encheri$ encherie$ encheries$ encheriss encherira encherit$ surencheri$ surencherie$ surencheries$ surencheriss surencherira surencherit$
    award | adjuge adjugez adjugeons adjuger | adjugee$ adjugees$ adjugeait adjugiez adjugeant$ adjugera adjugeaient$ adjugent$
    appoint designate | designe designez designons | designee$ designees$ designait designiez designant$ designera designaient$ designent$
    dismiss remove | destitu/er2 | destituee$ destituees$ destituait destituiez destituant$ destituera destituaient$ destituent$
    punish penalize | sanctionn/er2 punis punissez punissons punir penalis/er2 | sanctionnee$ sanctionnees$ sanctionnait sanctionniez sanctionnant$ sanctionnera sanctionnaient$ sanctionnent$ puni$ punie$ punies$ puniss punira punit$ penalisee$ penalisees$ penalisait penalisiez penalisant$ penalisera penalisaient$ penalisent$
    reward | recompensez recompensons recompenser | recompensee$ recompensees$ recompensait recompensiez recompensant$ recompensera recompensaient$ recompensent$
    congratulate | felicit/er2 | felicitee$ felicitees$ felicitait felicitiez felicitant$ felicitera felicitaient$ felicitent$
    excuse | excusez excusons excuser | excusee$ excusees$ excusait excusiez excusant$ excusera excusaient$ excusent$
    justify | justifi/er2 | justifiee$ justifiees$ justifiait justifiiez justifiant$ justifiera justifiaient$ justifient$
    uninvite | desinvit/er2 | desinvitee$ desinvitees$ desinvitait desinvitiez desinvitant$ desinvitera desinvitaient$ desinvitent$
    cancel call-off | decommand/er2 | decommandee$ decommandees$ decommandait decommandiez decommandant$ decommandera decommandaient$ decommandent$
    unschedule | deprogramm/er2 | deprogrammee$ deprogrammees$ deprogrammait deprogrammiez deprogrammant$ deprogrammera deprogrammaient$ deprogramment$
    strike remove | radi/er2 rayez rayer | radiee$ radiees$ radiait radiiez radiant$ radiera radiaient$ radient$ rayee$ rayees$ rayait rayiez rayant$ rayera rayaient$ rayent$
    strike cross-out | barrez barrons barrer biff/er2 | barree$ barrees$ barrait barriez barrant$ barrera barraient$ barrent$ biffee$ biffees$ biffait biffiez biffant$ biffera biffaient$ biffent$
    underline | soulign/er2 | soulignee$ soulignees$ soulignait souligniez soulignant$ soulignera soulignaient$ soulignent$
    highlight | surlign/er2 | surlignee$ surlignees$ surlignait surligniez surlignant$ surlignera surlignaient$ surlignent$
    discount reduce | demarqu/er2 soldez soldons solder | demarquee$ demarquees$ demarquait demarquiez demarquant$ demarquera demarquaient$ demarquent$ soldee$ soldees$ soldait soldiez soldant$ soldera soldaient$ soldent$
    ungroup | degroup/er2 | degroupee$ degroupees$ degroupait degroupiez degroupant$ degroupera degroupaient$ degroupent$
    deprioritize | deprioris/er2 | depriorisee$ depriorisees$ depriorisait depriorisiez depriorisant$ depriorisera depriorisaient$ depriorisent$
    accelerate speed-up | acceler/er2 | acceleree$ accelerees$ accelerait acceleriez accelerant$ accelerera acceleraient$ accelerent$
    slow-down slow | ralentis ralentissez ralentissons ralentir | ralenti$ ralentie$ ralenties$ ralentiss ralentira ralentit$
    brake slow-down | frein/er2 | freinee$ freinees$ freinait freiniez freinant$ freinera freinaient$ freinent$
    divert redirect | devi/er2 rerout/er2 | deviee$ deviees$ deviait deviiez deviant$ deviera deviaient$ devient$ reroutee$ reroutees$ reroutait reroutiez reroutant$ reroutera reroutaient$ reroutent$
    geolocate locate | geolocalis/er2 | geolocalisee$ geolocalisees$ geolocalisait geolocalisiez geolocalisant$ geolocalisera geolocalisaient$ geolocalisent$
    disarm deactivate | desarm/er2 | desarmee$ desarmees$ desarmait desarmiez desarmant$ desarmera desarmaient$ desarment$
    arm activate | armez armons armer | armait armiez armant$ armera armaient$ arment$
    unjam unblock | decoinc/er2 | decoincee$ decoincees$ decoincait decoinciez decoincant$ decoincera decoincaient$ decoincent$
    abort | avort/er2 | avortee$ avortees$ avortait avortiez avortant$ avortera avortaient$ avortent$
    fork | fork/er2 | forkee$ forkees$ forkait forkiez forkant$ forkera forkaient$ forkent$
    index reindex | index/er2 reindex/er2 | indexee$ indexees$ indexait indexiez indexant$ indexera indexaient$ indexent$ reindexee$ reindexees$ reindexait reindexiez reindexant$ reindexera reindexaient$ reindexent$
    replicate | repliquez repliquons repliquer | repliquee$ repliquees$ repliquait repliquiez repliquant$ repliquera repliquaient$ repliquent$
    move-in | emmenage emmenagez emmenageons emmenager | emmenagee$ emmenagees$ emmenageait emmenagiez emmenageant$ emmenagera emmenageaient$ emmenagent$
    assign transfer | ced/er2 | cedee$ cedees$ cedait cediez cedant$ cedera cedaient$ cedent$
    entrust assign | confi/er2 | confiee$ confiees$ confiait confiiez confiant$ confiera confiaient$ confient$
    fill inform | renseign/er2 | renseignee$ renseignees$ renseignait renseigniez renseignant$ renseignera renseignaient$ renseignent$
    fry cook | fris frire | frit$
    grill cook | grillez grillons griller | grillee$ grillees$ grillait grilliez grillant$ grillera grillaient$ grillent$
    season | assaisonn/er2 | assaisonnee$ assaisonnees$ assaisonnait assaisonniez assaisonnant$ assaisonnera assaisonnaient$ assaisonnent$
    salt | salez saler | salee$ salees$ salait saliez salant$ salera salaient$ salent$
    slice cut | tranchez tranchons trancher | tranchee$ tranchees$ tranchait tranchiez tranchera tranchaient$ tranchent$
    chop | hach/er2 | hachee$ hachees$ hachait hachiez hachant$ hachera hachaient$ hachent$
    move replace | replacez replacons replacer | replacee$ replacees$ replacait replaciez replacant$ replacera replacaient$ replacent$
    sublet rent | sous-lou/er2 | sous-louee$ sous-louees$ sous-louait sous-louiez sous-louant$ sous-louera sous-louaient$ sous-louent$
    evict remove | deloge delogez delogeons deloger | delogee$ delogees$ delogeait delogiez delogeant$ delogera delogeaient$ delogent$
    lodge host | logez logeons loger heberge hebergez hebergeons heberger | logee$ logees$ logeait logiez logeant$ logera logeaient$ logent$ hebergee$ hebergees$ hebergeait hebergiez hebergeant$ hebergera hebergeaient$ hebergent$
    rehouse relocate | reloge relogez relogeons reloger | relogee$ relogees$ relogeait relogiez relogeant$ relogera relogeaient$ relogent$
    extend renew | proroge prorogez prorogeons proroger reconduis reconduisez reconduire | prorogee$ prorogees$ prorogeait prorogiez prorogeant$ prorogera prorogeaient$ prorogent$ reconduit reconduis
    certify | certifiez certifions certifier | certifiee$ certifiees$ certifiait certifiiez certifiant$ certifiera certifiaient$ certifient$
    authenticate | authentifi/er2 | authentifiee$ authentifiees$ authentifiait authentifiiez authentifiant$ authentifiera authentifiaient$ authentifient$
    notarize | legalis/er2 | legalisee$ legalisees$ legalisait legalisiez legalisant$ legalisera legalisaient$ legalisent$
    countersign sign | contresign/er2 paraph/er2 | contresignee$ contresignees$ contresignait contresigniez contresignant$ contresignera contresignaient$ contresignent$ paraphee$ paraphees$ paraphait paraphiez paraphant$ paraphera paraphaient$ paraphent$
    ratify approve | ratifi/er2 | ratifiee$ ratifiees$ ratifiait ratifiiez ratifiant$ ratifiera ratifiaient$ ratifient$
    challenge reject | recus/er2 | recusee$ recusees$ recusait recusiez recusant$ recusera recusaient$ recusent$
    reconfirm confirm | reconfirm/er2 | reconfirmee$ reconfirmees$ reconfirmait reconfirmiez reconfirmant$ reconfirmera reconfirmaient$ reconfirment$
    acknowledge | accus/er2 | accusee$ accusees$ accusait accusiez accusant$ accusera accusaient$ accusent$
    clarify | clarifi/er2 | clarifiee$ clarifiees$ clarifiait clarifiiez clarifiant$ clarifiera clarifiaient$ clarifient$ precisee$ precisees$ precisait precisant$ precisera precisaient$ precisent$
    detail describe | detaillez detaillons detailler | detaillee$ detaillees$ detaillait detailliez detaillera detaillaient$ detaillent$
    split decompose | decompos/er2 | decomposee$ decomposees$ decomposait decomposiez decomposant$ decomposera decomposaient$ decomposent$
    synthesize summarize | synthetis/er2 | synthetisee$ synthetisees$ synthetisait synthetisiez synthetisant$ synthetisera synthetisaient$ synthetisent$
    rewrite rephrase | reformul/er2 | reformulee$ reformulees$ reformulait reformuliez reformulant$ reformulera reformulaient$ reformulent$
    interpret | interpretez interpretons interpreter | interpretee$ interpretees$ interpretait interpretiez interpretant$ interpretera interpretaient$
    subtitle | sous-titr/er2 | sous-titree$ sous-titrees$ sous-titrait sous-titriez sous-titrant$ sous-titrera sous-titraient$ sous-titrent$
    dub double | doublez doubler | doublee$ doublees$ doublait doubliez doublant$ doublera doublaient$ doublent$
    transcribe | transcris transcrivez transcrivons transcrire | transcrit transcriv
    dictate | dict/er2 | dictee$ dictees$ dictait dictiez dictant$ dictera dictaient$ dictent$
    photograph capture | photographiez photographions photographier | photographiee$ photographiees$ photographiait photographiiez photographiant$ photographiera photographiaient$ photographient$
    photocopy copy | photocopi/er2 | photocopiee$ photocopiees$ photocopiait photocopiiez photocopiant$ photocopiera photocopiaient$ photocopient$
    laminate | plastifi/er2 | plastifiee$ plastifiees$ plastifiait plastifiiez plastifiant$ plastifiera plastifiaient$ plastifient$
    tweet post | tweet/er2 | tweetee$ tweetees$ tweetait tweetiez tweetant$ tweetera tweetaient$ tweetent$
    retransmit broadcast | retransmets retransmettez retransmettons retransmettre | retransmis retransmett
    disclose reveal | divulgu/er2 | divulguee$ divulguees$ divulguait divulguiez divulguant$ divulguera divulguaient$ divulguent$
    censor | censurez censurons censurer | censuree$ censurees$ censurait censuriez censurant$ censurera censuraient$ censurent$
    moderate | moder/er2 | moderee$ moderees$ moderait moderiez moderant$ moderera moderaient$ moderent$
    dislike unlike | dislik/er2 | dislikee$ dislikees$ dislikait dislikiez dislikant$ dislikera dislikaient$ dislikent$
    love like | aime | aimee$ aimees$ aimant$ aimera aimaient$ aiment$
    unite merge | unissez unissons unir | uni$ unie$ unies$ uniss unira unit$
    burn | brul/er2 | brulee$ brulees$ brulait bruliez brulant$ brulera brulaient$ brulent$
    engrave burn | gravez gravons graver | gravee$ gravees$ gravait graviez gravant$ gravera gravaient$ gravent$
    fit schedule | calez calons caler | calee$ calees$ calait caliez calant$ calera calaient$ calent$
    adjourn postpone | ajourn/er2 | ajournee$ ajournees$ ajournait ajourniez ajournant$ ajournera ajournaient$ ajournent$
    check | check/er2 | checkee$ checkees$ checkait checkiez checkant$ checkera checkaient$ checkent$
    browse | feuillette feuilletez feuilletons feuilleter | feuilletee$ feuilletees$ feuilletait feuilletiez feuilletant$ feuilletera feuilletaient$ feuillettent$
    tinker fix | bidouill/er2 bricol/er2 | bidouillee$ bidouillees$ bidouillait bidouilliez bidouillant$ bidouillera bidouillaient$ bidouillent$ bricolee$ bricolees$ bricolait bricoliez bricolant$ bricolera bricolaient$ bricolent$
    dispatch assign | dispatch/er2 | dispatchee$ dispatchees$ dispatchait dispatchiez dispatchant$ dispatchera dispatchaient$ dispatchent$
    reassign | reaffect/er2 | reaffectee$ reaffectees$ reaffectait reaffectiez reaffectant$ reaffectera reaffectaient$ reaffectent$
    sponsor | parrain/er2 sponsoris/er2 | parrainee$ parrainees$ parrainait parrainiez parrainant$ parrainera parrainaient$ parrainent$ sponsorisee$ sponsorisees$ sponsorisait sponsorisiez sponsorisant$ sponsorisera sponsorisaient$ sponsorisent$
    contribute pay | cotis/er2 | cotisee$ cotisees$ cotisait cotisiez cotisant$ cotisera cotisaient$ cotisent$
    guarantee | garantis garantissez garantissons garantir cautionn/er2 | garanti$ garantiss garantira garantit$ cautionnee$ cautionnees$ cautionnait cautionniez cautionnant$ cautionnera cautionnaient$ cautionnent$
    insure | assurez assurons assurer | assurait assuriez assurant$ assurera assuraient$ assurent$
    cover | couvre couvrez couvrons couvrir | couvrait
    encode | encod/er2 codez codons coder | encodee$ encodees$ encodait encodiez encodant$ encodera encodaient$ encodent$ codee$ codees$ codait codiez codant$ codera codaient$ codent$
    decode | decod/er2 | decodee$ decodees$ decodait decodiez decodant$ decodera decodaient$ decodent$
    decompress extract | dezipp/er2 | decompressee$ decompressees$ decompressait decompressant$ decompressera decompressaient$ decompressent$ dezippee$ dezippees$ dezippait dezippiez dezippant$ dezippera dezippaient$ dezippent$
    zip compress | zipp/er2 | zippee$ zippees$ zippait zippiez zippant$ zippera zippaient$ zippent$
    tighten restrict | restreins restreignez restreignons restreindre | restreint restreign
    unload | debarqu/er2 | debarquee$ debarquees$ debarquait debarquiez debarquant$ debarquera debarquaient$ debarquent$
    tow | remorquez remorquons remorquer | remorquee$ remorquees$ remorquait remorquiez remorquant$ remorquera remorquaient$ remorquent$`,
  words: `invoice | facture$ factures$ facturation$ facturations$
    bill | note$ notes$ addition$
    receipt | recu$ recus$ ticket$ tickets$ quittance
    order | commande$ commandes$
    purchase | achat$ achats$ acquisition
    sale | vente$ ventes$
    customer client | client$ cliente$ clients$ clientes$ clientele
    contact | contact$ contacts$
    company business | entreprise societe$ societes$ compagnie
    supplier vendor | fournisseu vendeu
    partner | partenaire associe$ associes$
    contract | contrat$ contrats$
    agreement | accord$ accords$ convention
    offer | offre$ offres$
    quote estimate | devis$
    budget | budget
    payment | paiement payement reglement versement
    installment | mensualite echeance
    account | compte$ comptes$
    bank | banque bancaire
    card | carte$ cartes$
    money cash | argent$ espece$ especes$ liquide$ liquides$
    amount sum | montant$ montants$ somme$ sommes$
    price | prix$ tarif$ tarifs$
    cost | cout$ couts$
    expense | depense$ depenses$ frais$
    income revenue | revenu$ revenus$ recette$ recettes$
    profit | benefice profit$ profits$
    loss | perte$ pertes$
    debt | dette$ dettes$
    loan credit | pret$ prets$ credit$ credits$ emprunt hypotheque
    interest | interet
    tax | impot$ impots$ taxe$ taxes$ tva$ fiscal
    discount | remise$ remises$ rabais reduction
    coupon voucher | coupon$ coupons$ bons$
    refund | remboursement
    balance | solde$ soldes$ bilan$ bilans$
    statement | releve$ releves$
    transaction | transaction
    transfer | virement transfert
    currency | devise$ devises$ monnaie
    shipment delivery | livraison expedition envoi$ envois$
    package parcel | colis$ paquet$ paquets$
    box | boite$ boites$ caisse$ caisses$ carton$ cartons$
    warehouse | entrepot magasin$ magasins$
    stock inventory | stock$ stocks$ inventaire
    product | produit$ produits$
    item article | article$ articles$
    material | materiau$ materiaux$ matiere$ matieres$
    goods merchandise | marchandise
    catalog | catalogue
    category | categorie
    brand | marque$ marques$
    model | modele$ modeles$
    size | taille$ tailles$ pointure
    color | couleur$ couleurs$
    weight | poids$
    quality | qualite
    warranty | garantie$ garanties$
    complaint claim | reclamation plainte$ plaintes$
    review rating | avis$ evaluation critique$ critiques$
    survey | sondage enquete$ enquetes$
    feedback | retour$ retours$ commentaire
    cart basket | panier$ paniers$
    shop store | magasin$ magasins$ boutique
    market | marche$ marches$
    campaign | campagne$ campagnes$
    advertisement ad | annonce$ annonces$ publicit
    lead prospect | prospect$ prospects$ opportunit piste$ pistes$
    deal | affaire$ affaires$ marche$
    subscription | abonnement
    subscriber | abonne$ abonnes$ abonnee
    membership | adhesion
    plan | plan$ plans$
    project | projet$ projets$
    task | tache$ taches$
    to do | todo$ todos$
    issue problem | probleme$ problemes$ souci$ soucis$
    ticket | ticket$ tickets$ billet$ billets$
    request | demande$ demandes$ requete$ requetes$
    proposal | proposition
    application | candidature
    approval | approbation validation aval$
    deadline | echeance delai$ delais$
    milestone | jalon$ jalons$
    meeting | reunion$ reunions$ rencontre
    appointment | rendez$ rendezvous rdv$ rdvs$
    event | evenement
    calendar | calendrier agenda$ agendas$
    schedule | horaire$ horaires$ planning planification
    agenda | ordre$ agenda$ agendas$
    invitation | invitation
    participant attendee | participant$ participante$ participants$ participantes$
    guest | invite$ invites$ invitee hote$ hotes$
    minutes | proces$ compte$
    decision | decision
    goal objective | objectif$ objectifs$ but$ buts$
    strategy | strategie
    report | rapport$ rapports$ compte$
    summary | resume$ resumes$ sommaire synthese
    document | document$ documents$ documentation
    file | fichier$ fichiers$ dossier$ dossiers$
    folder | dossier$ dossiers$ repertoire
    page | page$ pages$
    form | formulaire
    template | modele$ modeles$ gabarit
    signature | signature
    attachment | jointe$ jointes$ annexe$ annexes$
    letter | lettre$ lettres$ courrier
    mail post | courrier$ courriers$
    email | courriel$ courriels$ mail$ mails$ email$ emails$ mel$
    message | message$ messages$
    note | note$ notes$
    comment | commentaire
    notification | notification
    reminder | rappel$ rappels$
    alert | alerte$ alertes$
    question | question$ questions$
    answer reply | reponse$ reponses$
    call | appel$ appels$
    phone | telephone portable mobile$ mobiles$
    number | numero$ numeros$ nombre$ nombres$
    name | nom$ noms$
    surname | famille$ patronyme
    first name | prenom$ prenoms$
    title | titre$ titres$
    description | description
    address | adresse$ adresses$
    city town | ville$ villes$
    village | village$ villages$
    country | pays$
    region | region$ regions$
    state | etat$ etats$
    zip code postcode | postal codepostal
    street | rue$ rues$ avenue$ avenues$
    place | lieu$ lieux$ endroit
    location | emplacement localisation
    area zone | zone$ zones$ secteur
    link url | lien$ liens$
    code | code$ codes$
    reference | reference$ references$
    id identifier | identifiant
    key | cle$ cles$ clef$ clefs$
    value | valeur$ valeurs$
    type kind | type$ types$ genre$ genres$
    status state | statut$ statuts$ etat$ etats$
    priority | priorite
    quantity | quantite
    number count | nombre$
    limit | limite$ limites$ plafond
    threshold | seuil$ seuils$
    maximum | maximum maximal
    minimum | minimum minimal
    average | moyenne$ moyennes$
    total | total$ totale$ totaux$ totales$
    percentage percent | pourcentage pourcent
    rate | taux$
    duration | duree$ durees$
    time | temps$ heure$ heures$
    date | date$ dates$
    period | periode$ periodes$
    interval | intervalle
    frequency | frequence
    day | jour$ jours$ journee$ journees$
    week | semaine hebdomad
    month | mois$ mensuel
    quarter | trimestre trimestri
    year | an$ ans$ annee$ annees$ annuel
    weekend | weekend week$
    hour | heure$ heures$
    minute | minute$ minutes$
    second | seconde$ secondes$
    morning | matin$ matins$ matinee
    afternoon | apres$ midi$
    evening | soir$ soirs$ soiree$ soirees$
    night | nuit$ nuits$
    today | aujourd$
    tomorrow | demain$
    start beginning | debut$ debuts$
    end | fin$ fins$
    holiday vacation | vacance conge$ conges$ ferie$ feries$
    step | etape$ etapes$
    list | liste$ listes$
    group | groupe$ groupes$
    part | partie$ parties$
    version | version$ versions$
    copy | copie$ copies$
    original | original originau
    language | langue$ langues$
    reason | raison$ raisons$ motif$ motifs$
    result | resultat
    history | historique histoire
    field | champ$ champs$ parcelle
    row line | ligne$ lignes$
    column | colonne$ colonnes$
    table | tableau$ tableaux$ table$ tables$
    chart graph | graphique graphe$ graphes$
    picture image | image$ images$
    spreadsheet | feuille$ feuilles$ tableur
    presentation slide | presentation diapositive
    option | option$ options$
    choice selection | choix$ selection
    change | changement modification
    improvement | amelioration
    idea | idee$ idees$
    rule | regle$ regles$
    policy | politique police$ polices$
    condition | condition$ conditions$
    right permission | droit$ droits$ permission autorisation
    access | acces$
    role | role$ roles$
    owner | proprietaire titulaire
    author | auteur$ auteurs$ autrice
    sender | expediteur emetteur
    recipient receiver | destinataire
    responsible | responsable
    office | bureau$ bureaux$
    branch office | succursale filiale agence$ agences$
    headquarters | siege$ sieges$
    department | departement service$ services$
    team | equipe$ equipes$
    factory plant | usine$ usines$
    machine | machine$ machines$
    tool | outil$ outils$
    equipment | equipement materiel$ materiels$
    device | appareil dispositif
    service | service$ services$
    support | assistance support$ supports$
    help | aide$ aides$
    lot batch | lot$ lots$
    production | production
    supply | approvisionn fourniture
    carrier | transporteur
    route | itineraire
    route journey trip | trajet$ trajets$
    pickup | ramassage enlevement
    return | retour$ retours$
    barcode | barre$ barres$
    customs | douane$ douanes$ douanier
    export | exportation export$ exports$
    import | importation import$ imports$
    audit | audit$ audits$
    accounting | comptabilite comptable
    tender | soumission appel$
    timesheet | feuille$
    insurance | assurance
    investment | investissement
    share | action$ actions$
    shareholder | actionnaire
    donation | don$ dons$ donation
    fine penalty | amende$ amendes$ penalite contravention
    fee commission | commission honoraire frais$
    tip | pourboire
    property | propriete immeuble immobili
    apartment flat | appartement
    house | maison$ maisons$
    building | batiment immeuble
    floor | etage$ etages$ sol$ plancher
    tenant | locataire
    landlord | bailleu proprietaire
    rent | loyer$ loyers$ location$ locations$
    lease | bail$ baux$
    auction | enchere$ encheres$
    bid | enchere$ encheres$ mise$ mises$
    server | serveur$ serveurs$
    computer | ordinateur$ ordinateurs$
    laptop | portable$ portables$
    screen display | ecran$ ecrans$
    printer | imprimante
    keyboard | clavier$ claviers$
    mouse | souris$
    network | reseau$ reseaux$
    internet | internet
    website site | site$ sites$ web$
    app application | application appli$ applis$ app$ apps$
    program software | logiciel$ logiciels$ programme$ programmes$
    system | systeme$ systemes$
    platform | plateforme
    database | bdd$ base$ bases$
    data | donnee$ donnees$
    deployment | deploiement
    release | version$ versions$ publication
    environment | environnement
    cluster | cluster$ clusters$ grappe
    container | conteneur$ conteneurs$
    tasting | degustation
    overdraft | decouvert$ decouverts$
    barrel | fut$ futs$
    hive | rucher$ ruchers$
    pod | pod$ pods$
    instance | instance$ instances$
    virtual machine | virtuel$ virtuels$ virtuelle
    node | noeud$ noeuds$
    branch | branche$ branches$
    repository repo | depot$ depots$ repo$ repos$
    commit | commit$ commits$
    pull request | pr$ prs$
    merge | fusion$ fusions$
    bug error | erreur$ erreurs$ bug$ bugs$ bogue
    failure outage | panne$ pannes$ echec$ echecs$ defaillance
    test | test$ tests$ essai$ essais$
    build | compilation build$ builds$
    pipeline | pipeline$ pipelines$
    job | job$ jobs$ travail$ travaux$
    queue | file$ files$ queue$ queues$
    log | log$ logs$ journal$ journaux$
    metric | metrique$ metriques$
    dashboard | tableau$ dashboard
    token | jeton$ jetons$ token$ tokens$
    password | passe$ mdp$ password
    secret | secret$ secrets$
    certificate | certificat
    backup | sauvegarde backup$ backups$
    snapshot | instantane snapshot
    storage | stockage
    memory | memoire$ memoires$
    disk | disque$ disques$
    processor | processeur cpu$
    load | charge$ charges$
    traffic | trafic$
    latency | latence
    domain | domaine$ domaines$
    firewall | firewall parefeu pare$
    port | port$ ports$
    proxy | proxy$
    gateway | passerelle
    endpoint | endpoint$ endpoints$
    webhook | webhook$ webhooks$
    interface | interface$ interfaces$
    function | fonction$ fonctions$
    feature | fonctionnalite
    flag | drapeau$ drapeaux$ indicateur
    setting configuration | parametre$ parametres$ reglage$ reglages$ configuration
    parameter | parametre$ parametres$
    variable | variable$ variables$
    script | script$ scripts$
    query | requete$ requetes$
    index | index$ indice$ indices$
    schema | schema$ schemas$
    cache | cache$ caches$
    session | session$ sessions$
    cookie | cookie$ cookies$
    user | utilisat
    username | pseudo$ pseudos$ identifiant$
    administrator admin | administrateur administratrice admin$ admins$
    developer | developpeu
    profile | profil$ profils$
    login | connexion identification
    connection | connexion$ connexions$ correspondance escale$ escales$
    update | actualisation maj$
    upgrade | amelioration
    patch | correctif$ correctifs$ patch$
    license | licence$ licences$
    plugin extension | extension$ extensions$ plugin$ plugins$ greffon
    package | paquet$ paquets$
    module | module$ modules$
    dependency | dependance
    library | bibliotheque librairie mediatheque
    virus malware | virus malware
    vulnerability | vulnerabilit faille$ failles$
    attack | attaque$ attaques$
    security | securite
    encryption | chiffrement
    monitoring | surveillance supervision
    service desk | assistance$
    workflow | flux$ workflow
    automation | automatisation
    trigger | declencheur
    sensor | capteur$ capteurs$
    robot | robot$ robots$
    camera | camera$ cameras$
    drone | drone$ drones$
    channel | canal$ canaux$ chaine$ chaines$
    thread | fil$ fils$ discussion$ discussions$
    conversation chat | conversation chat$ tchat$
    post | publication post$ posts$ article$ articles$
    tag label | etiquette$ etiquettes$ tag$ tags$
    bookmark | favori$ favoris$ signet$ signets$
    filter | filtre$ filtres$
    board | tableau$ tableaux$
    sprint | sprint$ sprints$
    epic | epopee epic$ epics$
    story | histoire$ histoires$ recit$ recits$ conte$ contes$ nouvelle$
    dataset | donnees$
    experiment | experience
    zone | zone$ zones$
    person people | personne$ personnes$ gens$
    employee | employe$ employes$ employee$ employees$ salarie$ salaries$
    worker | ouvrier ouvriere travailleu
    colleague | collegue$ collegues$
    manager | gerant$ gerante$ gerants$ gerantes$ responsable manager$ managers$
    boss | chef$ chefs$ patron$ patrons$
    director | directeur directrice realisateur realisatrice
    staff personnel | personnel$ personnels$ effectif$ effectifs$
    intern | stagiaire
    candidate applicant | candidat$ candidate$ candidats$ candidates$ postulant
    position job | poste$ postes$ emploi$ emplois$
    vacancy | vacance$
    interview | entretien$ entretiens$ entrevue
    resume cv | cv$ curriculum
    salary wage | salaire$ salaires$ paie$ paye$
    payroll | paie$ paies$
    bonus | prime$ primes$ bonus
    shift | quart$ shift$ shifts$ roulement poste$ postes$
    leave | conge$ conges$ absence
    absence | absence$ absences$
    sick leave | maladie$ arret$ arrets$
    overtime | supplementaire
    training | formation$ formations$
    course class | cours$
    skill | competence
    performance | performance rendement
    retirement | retraite$ retraites$
    dismissal | licenciement
    hire | embauche$ embauches$ recrutement
    family | famille$ familles$
    mother | mere$ meres$ maman$
    father | pere$ peres$ papa$
    parent | parent$ parents$
    son | fils$
    daughter | fille$ filles$
    child kid | enfant$ enfants$
    baby | bebe$ bebes$
    brother | frere$ freres$
    sister | soeur$ soeurs$
    wife | epouse$ epouses$ femme$
    husband | mari$ maris$ epoux$
    friend | ami$ amis$ amie$ amies$ copain$ copains$ copine$ copines$
    neighbor | voisin$ voisine$ voisins$ voisines$
    man | homme$ hommes$
    woman | femme$ femmes$
    boy | garcon$ garcons$
    girl | fille$ filles$
    birthday | anniversaire
    wedding | mariage$ mariages$
    party | fete$ fetes$ soiree$ soirees$
    gift present | cadeau$ cadeaux$
    age | age$ ages$
    gender sex | sexe$ sexes$ genre$ genres$
    nationality | nationalite
    door | porte$ portes$
    window | fenetre$ fenetres$
    light lamp | lumiere$ lumieres$ lampe$ lampes$ eclairage ampoule
    heating heater | chauffage radiateur chaudiere
    air conditioning | climatisation clim$ climatiseur
    thermostat | thermostat
    fan | ventilateur
    temperature | temperature
    humidity | humidite
    alarm | alarme$ alarmes$
    alarm clock | reveil$ reveils$
    kitchen | cuisine$ cuisines$
    bathroom | bain$ bains$ salle$
    bedroom | chambre$ chambres$
    living room | salon$ salons$ sejour$
    room | piece$ pieces$ salle$ salles$ chambre$ chambres$
    garage | garage$ garages$
    garden yard | jardin$ jardins$ cour$ cours$
    lawn | pelouse$ pelouses$ gazon$ gazons$
    pool | piscine$ piscines$
    roof | toit$ toits$ toiture
    wall | mur$ murs$
    stairs | escalier
    elevator | ascenseur
    corridor hall | couloir$ couloirs$ entree$ vestibule
    blind shutter | store$ stores$ volet$ volets$
    curtain | rideau$ rideaux$
    lock | serrure$ serrures$ verrou$ verrous$
    gate | portail portails barriere embarquement
    bed | lit$ lits$
    chair | chaise$ chaises$
    sofa couch | canape$ canapes$
    shelf | etagere$ etageres$
    fridge refrigerator | frigo$ frigos$ refrigerateur
    freezer | congelateur
    oven | four$ fours$
    stove | cuisiniere$ poele$ poeles$
    microwave | microondes micro$
    dishwasher | lave$
    washing machine | lave$ linge$
    dryer | seche$
    vacuum | aspirateur
    iron | fer$
    coffee maker | cafetiere
    kettle | bouilloire
    speaker | enceinte hautparleur
    tv television | tele$ television televiseur tv$
    radio | radio$ radios$
    remote | telecommande distant$ distante$ distants$ distantes$
    socket plug | prise$ prises$
    power electricity | electricite courant$ energie
    battery | batterie$ batteries$ pile$ piles$
    water | eau$ eaux$
    gas | gaz$
    leak | fuite$ fuites$
    smoke | fumee$ fumees$
    fire | feu$ feux$ incendie$ incendies$
    trash garbage | poubelle dechet$ dechets$ ordure$ ordures$
    laundry | lessive$ lessives$ linge$
    cleaning | menage$ nettoyage
    furniture | meuble$ meubles$ mobilier
    plant | plante$ plantes$
    flower | fleur$ fleurs$
    tree | arbre$ arbres$
    scene | scene$ scenes$
    mode | mode$ modes$
    volume | volume$ volumes$
    brightness | luminosite
    level | niveau$ niveaux$
    trip travel journey | voyage$ voyages$ deplacement
    flight | vol$ vols$
    plane | avion$ avions$
    airport | aeroport
    airline | aerien
    train | train$ trains$
    station | gare$ gares$ station$ stations$
    bus | bus$ autobus autocar
    subway metro | metro$ metros$
    tram | tramway tram$ trams$
    taxi | taxi$ taxis$
    ship boat | bateau$ bateaux$ navire
    ferry | ferry$ traversier
    seat | siege$ sieges$ place$ places$
    passenger | passager$ passagers$ passagere voyageu
    luggage baggage | bagage$ bagages$ valise$ valises$
    suitcase bag | valise$ valises$ sac$ sacs$
    passport | passeport
    visa | visa$ visas$
    hotel | hotel$ hotels$
    hostel | auberge$ auberges$
    reservation booking | reservation
    stay | sejour$ sejours$
    departure | depart$ departs$
    arrival | arrivee$ arrivees$
    destination | destination
    delay | retard$ retards$
    map | carte$ cartes$ plan$ plans$
    tourist | touriste
    guide | guide$ guides$
    beach | plage$ plages$
    mountain | montagne$ montagnes$
    sea | mer$ mers$
    lake | lac$ lacs$
    river | fleuve$ fleuves$ riviere$ rivieres$
    island | ile$ iles$
    forest | foret$ forets$
    border | frontiere$ frontieres$
    tour | excursion visite$ visites$
    distance | distance$ distances$
    food | nourriture aliment$ aliments$
    meal | repas$
    breakfast | dejeuner$
    lunch | dejeuner$ dejeuners$
    dinner | diner$ diners$ souper$
    restaurant | restaurant resto$ restos$
    menu | menu$ menus$ carte$
    dish | plat$ plats$
    recipe | recette$ recettes$
    ingredient | ingredient
    bread | pain$ pains$
    meat | viande$ viandes$
    chicken | poulet$ poulets$
    fish | poisson$ poissons$
    cheese | fromage$ fromages$
    milk | lait$
    egg | oeuf$ oeufs$
    butter | beurre$
    oil | huile$ huiles$
    rice | riz$
    pasta | pate$ pates$
    potato | patate$ patates$
    vegetable | legume$ legumes$
    tomato | tomate$ tomates$
    fruit | fruit$ fruits$
    apple | pomme$ pommes$
    orange | orange$ oranges$
    sugar | sucre$ sucres$
    salt | sel$
    soup | soupe$ soupes$
    salad | salade$ salades$
    pizza | pizza$ pizzas$
    sandwich | sandwich
    cake | gateau$ gateaux$
    dessert | dessert$ desserts$
    ice cream | glace$ glaces$
    chocolate | chocolat
    coffee | cafe$ cafes$
    tea | the$ thes$
    juice | jus$
    beer | biere$ bieres$
    wine | vin$ vins$
    drink beverage | boisson$ boissons$
    bottle | bouteille$ bouteilles$
    glass | verre$ verres$
    cup | tasse$ tasses$
    grocery shopping | courses$ epicerie
    supermarket | supermarche
    waiter | serveur$ serveuse
    allergy | allergie
    health | sante$ sanitaire
    doctor physician | medecin$ medecins$ docteur
    nurse | infirmier infirmiere
    patient | patient$ patiente$ patients$ patientes$
    hospital | hopital hopitaux
    clinic | clinique$ cliniques$ cabinet$ cabinets$
    dentist | dentiste
    pharmacy | pharmacie
    medicine medication drug | medicament remede$ remedes$
    prescription | ordonnance prescription
    pill tablet | pilule$ pilules$ comprime$ comprimes$ cachet$ cachets$
    dose dosage | dose$ doses$ posologie
    treatment | traitement
    therapy | therapie
    surgery operation | chirurgie operation
    diagnosis | diagnostic
    symptom | symptome
    disease illness | maladie$ maladies$
    fever | fievre$ fievres$
    pain | douleur$ douleurs$
    blood | sang$ sanguin
    pressure | pression tension$
    vaccine | vaccin$ vaccins$
    x ray | radiographie radio$
    laboratory lab | laboratoire labo$ labos$
    sample | echantillon
    heart | coeur$ coeurs$
    eye | oeil$ yeux$
    tooth | dent$ dents$
    head | tete$ tetes$
    ambulance | ambulance
    emergency | urgence$ urgences$
    sleep | sommeil
    diet | regime$ regimes$
    exercise | exercice
    calorie | calorie
    school | ecole$ ecoles$ lycee$ lycees$ scolaire
    university | universite
    class | classe$ classes$
    classroom | classe$
    lesson | lecon$ lecons$ cours$
    student pupil | etudiant$ etudiante$ etudiants$ etudiantes$ eleve$ eleves$
    teacher | professeu enseignant prof$ profs$
    exam | examen$ examens$
    homework assignment | devoir$ devoirs$
    grade mark | note$ notes$
    subject | matiere$ matieres$
    book | livre$ livres$
    reader | lecteur lectrice
    semester term | semestre$ semestres$
    diploma degree | diplome$ diplomes$
    scholarship | bourse$ bourses$
    enrollment registration | inscription
    research | recherche$ recherches$
    science | science$ sciences$ scientifique
    quiz | quiz$ questionnaire
    sport | sport$ sports$ sportif sportive
    game | jeu$ jeux$
    match | match$ matchs$ rencontre
    player | joueur$ joueurs$ joueuse
    coach trainer | entraineu coach$ coachs$
    training workout | entrainement
    score | score$ scores$
    point | point$ points$
    league | ligue$ ligues$
    tournament | tournoi$ tournois$
    season | saison$ saisons$
    ball | ballon$ ballons$ balle$ balles$
    football soccer | football foot$
    tennis | tennis$
    court field | terrain$ terrains$ court$
    gym | gym$ gymnase salle$
    race | course$ courses$
    bicycle bike | velo$ velos$ bicyclette
    swimming | natation
    ski | ski$ skis$
    club | club$ clubs$
    stadium | stade$ stades$
    news | nouvelle$ nouvelles$ actualite actu$ actus$
    newspaper | journal$ journaux$
    magazine | magazine revue$ revues$
    movie film | film$ films$
    series show | serie$ series$ emission$ emissions$
    episode | episode$ episodes$
    chapter | chapitre$ chapitres$
    video | video$ videos$
    photo | photo$ photos$ photographie
    album | album$ albums$
    song | chanson$ chansons$
    music | musique$ musiques$ musical
    track | piste$ pistes$ morceau$ morceaux$ titre$ titres$
    playlist | playlist liste$
    artist | artiste$ artistes$
    singer | chanteu
    band | groupe$
    concert | concert$ concerts$
    theater | theatre$ theatres$
    cinema | cinema$ cinemas$
    museum | musee$ musees$
    exhibition | exposition
    art | art$ arts$
    podcast | podcast
    audio sound | audio$ audios$ sons$
    noise | bruit$ bruits$
    recording | enregistrement
    broadcast stream | diffusion direct$ flux$
    subtitle | soustitre
    word | mot$ mots$
    text | texte$ textes$
    sentence | phrase$ phrases$
    paragraph | paragraphe
    translation | traduction
    blog | blog$ blogs$
    weather | meteo$ meteorolog temps$
    forecast | prevision$ previsions$
    rain | pluie$ pluies$ pleut$ pleuvoir$ pleuvra$
    snow | neige$ neiges$
    wind | vent$ vents$
    storm | tempete$ tempetes$ orage$ orages$
    sun | soleil
    cloud | nuage$ nuages$ cloud$
    fog | brouillard
    ice frost | glace$ gel$ verglas
    heat | chaleur$ chaleurs$ canicule
    cold | froid$ froide$ froids$ froides$
    sunrise | lever$ aube$
    sunset | coucher$
    flood | inondation
    earthquake | seisme$ seismes$
    spring | printemps
    summer | ete$ etes$
    autumn fall | automne$ automnes$
    winter | hiver$ hivers$
    animal | animal$ animaux$ bete$ betes$
    pet | compagnie$
    dog | chien$ chiens$ chienne$ chiennes$
    cat | chat$ chats$ chatte$ chattes$
    bird | oiseau$ oiseaux$
    horse | cheval$ chevaux$ jument$ juments$
    cow | vache$ vaches$
    cattle | betail bovin$ bovins$
    calf | veau$ veaux$
    pig | porc$ porcs$ cochon$ cochons$
    sheep | mouton$ moutons$ brebis
    lamb | agneau$ agneaux$
    goat | chevre$ chevres$
    hen | poule$ poules$
    rabbit | lapin$ lapins$
    bee | abeille$ abeilles$
    hive | ruche$ ruches$
    honey | miel$ miels$
    insect | insecte$ insectes$
    pest | ravageur nuisible
    vet veterinarian | veterinaire
    breed | race$ races$
    herd | troupeau$ troupeaux$
    zoo | zoo$ zoos$
    farm | ferme$ fermes$ exploitation
    farmer | agriculteur agricultrice fermier
    crop | culture$ cultures$
    harvest | recolte$ recoltes$ moisson vendange
    seed | graine$ graines$ semence$ semences$
    soil | sol$ sols$ terre$ terres$
    fertilizer | engrais$
    irrigation | irrigation arrosage
    greenhouse | serre$ serres$
    tractor | tracteur
    barn stable | grange$ granges$ etable$ etables$ ecurie
    wheat | ble$ bles$
    corn maize | mais$
    barley | orge$
    grape | raisin$ raisins$
    vineyard | vigne$ vignes$ vignoble
    olive | olive$ olives$
    hay | foin$
    feed fodder | fourrage alimentation
    tank | cuve$ cuves$ citerne reservoir
    pump | pompe$ pompes$
    valve | vanne$ vannes$
    sprinkler | arroseur
    hectare | hectare
    vehicle | vehicule
    car | voiture$ voitures$ auto$ autos$ automobile
    truck lorry | camion$ camions$ poids$
    van | camionnette fourgon
    motorcycle | moto$ motos$ motocyclette
    scooter | scooter trottinette
    fleet | flotte$ flottes$
    driver | conducteur conductrice chauffeur
    engine motor | moteur$ moteurs$
    wheel | roue$ roues$
    tire | pneu$ pneus$
    brake | frein$ freins$
    fuel gasoline | carburant essence$ diesel
    charging station charger | borne$ bornes$ chargeur
    parking | parking stationnement
    road | route$ routes$ chemin$ chemins$
    highway | autoroute
    bridge | pont$ ponts$
    toll | peage$ peages$
    accident | accident
    mileage | kilometrage
    kilometer | kilometre km$
    speed | vitesse$ vitesses$
    license plate | plaque$ plaques$ immatriculation
    inspection | inspection controle$ controles$
    service maintenance | maintenance entretien revision
    repair | reparation
    workshop | atelier$ ateliers$
    spare part | rechange piece$ pieces$
    government | gouvernement
    city hall | mairie$ mairies$
    mayor | maire$ maires$
    ministry | ministere
    citizen | citoyen
    law | loi$ lois$
    court | tribunal tribunaux
    judge | juge$ juges$
    lawyer | avocat$ avocate$ avocats$ avocates$
    police | police$ policier
    firefighter | pompier
    permit | permis$ autorisation
    identity card id | identite
    election | election$ elections$
    vote | vote$ votes$ voix$ scrutin
    procedure | procedure demarche$ demarches$
    case | cas$ dossier$ dossiers$
    hearing | audience$ audiences$
    proof certificate | attestation certificat justificatif
    birth born | naissance nee$ nees$
    death | deces$ mort$
    marriage | mariage$ mariages$
    church | eglise$ eglises$
    association | association
    volunteer | benevole
    war | guerre$ guerres$
    euro | euro$ euros$
    piece unit | piece$ pieces$ unite$ unites$
    pair | paire$ paires$
    dozen | douzaine
    liter | litre$ litres$
    kilogram kilo | kilo$ kilos$ kilogramme kg$
    gram | gramme$ grammes$
    ton | tonne$ tonnes$
    meter | metre$ metres$
    degree | degre$ degres$
    length | longueur$ longueurs$
    width | largeur$ largeurs$
    height | hauteur$ hauteurs$
    depth | profondeur
    space | espace$ espaces$
    energy | energie$ energies$
    consumption | consommation
    meter counter | compteur
    reading | lecture$ lectures$ releve$ releves$
    risk | risque$ risques$
    solution | solution
    cause | cause$ causes$
    effect | effet$ effets$
    chemical | chimique
    paper | papier$ papiers$
    pen | stylo$ stylos$
    ink toner | encre$ encres$ toner$
    clothes | vetement habit$ habits$
    shirt | chemise$ chemises$
    shoe | chaussure
    dress | robe$ robes$
    toy | jouet$ jouets$
    jewelry | bijou$ bijoux$
    watch | montre$ montres$
    clock | horloge$ horloges$
    timer | minuteur$ minuteurs$ minuterie chronometre
    umbrella | parapluie
    glasses | lunettes
    wallet | portefeuille
    rental | location$ locations$
    favorite | favori$ favoris$ favorite$ favorites$ prefere$ preferes$
    open | ouvert$ ouverte$ ouverts$ ouvertes$
    closed | ferme$ fermes$ fermee$ fermees$ clos$ close$ closes$
    overdue late | retard$ echu$ echus$ echue$ echues$
    unpaid | impaye$ impayes$ impayee$ impayees$
    paid | paye$ payes$ payee$ payees$ regle$ regles$ reglee$ reglees$
    active | actif$ actifs$ active$ actives$
    inactive | inactif inactive
    free | libre$ libres$ gratuit
    available | disponible dispo$ dispos$
    unavailable | indisponible
    busy occupied | occupe$ occupes$ occupee$ occupees$
    urgent | urgent$ urgente$ urgents$ urgentes$
    high | haut$ haute$ hauts$ hautes$ eleve$ eleves$ elevee$ elevees$
    low | bas$ basse$ basses$ faible$ faibles$
    medium | moyen$ moyens$ moyenne$ moyennes$
    new | nouveau$ nouveaux$ nouvel$ nouvelle$ nouvelles$ neuf$ neufs$ neuve$ neuves$
    old | vieux$ vieille$ vieilles$ ancien$ anciens$ ancienne$ anciennes$
    last latest | dernier derniere
    first | premier premiere
    next | prochain suivant$ suivante$ suivants$ suivantes$
    previous | precedent$ precedente$ precedents$ precedentes$
    recent | recent$ recente$ recents$ recentes$
    current | actuel$ actuels$ actuelle$ actuelles$ courant$ courante$ courants$ courantes$
    upcoming future | futur$ future$ futurs$ futures$
    cheap | economique
    cheapest | moins$
    expensive | cher$ chers$ chere$ cheres$ couteu
    pending | attente$ suspens$
    approved | approuve$ approuves$ approuvee$ approuvees$
    rejected | refuse$ refuses$ refusee$ refusees$ rejete$ rejetes$ rejetee$ rejetees$
    cancelled | annule$ annules$ annulee$ annulees$
    delivered | livre$ livres$ livree$ livrees$
    shipped sent | envoye$ envoyes$ envoyee$ envoyees$ expedie$ expedies$ expediee$ expediees$
    expired | expire$ expires$ expiree$ expirees$ perime$ perimes$ perimee$ perimees$
    due | dus$ dues$ exigible
    finished done completed | termine$ termines$ terminee$ terminees$ fini$ finis$ finie$ finies$ acheve
    unfinished incomplete | incomplet inacheve
    failed | echoue$ echoues$ echouee$ echouees$
    successful | reussi$ reussis$ reussie$ reussies$
    broken defective | casse$ casses$ cassee$ cassees$ defectueu
    missing | manquant$ manquante$ manquants$ manquantes$ perdu$ perdus$ perdue$ perdues$
    lost | perdu$ perdus$ perdue$ perdues$
    blocked suspended | bloque$ bloques$ bloquee$ bloquees$
    locked | verrouille
    unread | lu$ lus$ lue$ lues$
    draft | brouillon$ brouillons$
    public | public$ publics$ publique$ publiques$
    private | prive$ prives$ privee$ privees$
    internal | interne$ internes$
    external | externe$ externes$
    personal | personnel$ personnels$ personnelle$ personnelles$
    official | officiel
    confidential | confidentiel
    important | important$ importante$ importants$ importantes$
    critical | critique$ critiques$
    normal | normal$ normale$ normales$ normaux$
    serious | grave$ graves$ serieux serieuse
    minor small | mineur$ mineurs$ mineure petit$ petite$ petits$ petites$
    large big | grand$ grande$ grands$ grandes$ gros$ grosse$ grosses$
    long | long$ longs$ longue$ longues$
    short | court$ courte$ courts$ courtes$ bref$ breve$ breves$
    fast quick | rapide$ rapides$
    slow | lent$ lente$ lents$ lentes$
    easy | facile$ faciles$
    difficult | difficile
    heavy | lourd$ lourde$ lourds$ lourdes$
    light | leger$ legers$ legere$ legeres$
    full | plein$ pleine$ pleins$ pleines$ complet$ complets$ complete$ completes$
    empty | vide$ vides$
    hot warm | chaud$ chaude$ chauds$ chaudes$
    wet | mouille humide$ humides$
    dry | sec$ secs$ seche$ seches$
    clean | propre$ propres$
    dirty | sale$ sales$
    good | bons$ bonne$ bonnes$
    bad | mauvais
    best | meilleur
    worst | pire$ pires$
    same equal | meme$ memes$ egal$ egale$ egales$ egaux$
    different | different$ differente$ differents$ differentes$
    main primary | principal$ principale$ principales$ principaux$
    secondary | secondaire
    young | jeune$ jeunes$
    sick ill | malade$ malades$
    healthy | sain$ saine$ sains$ saines$
    right | droite$
    left | gauche$
    upstairs upper | superieur haut$
    lower downstairs | inferieur bas$
    north | nord$
    south | sud$
    west | ouest$
    white | blanc$ blancs$ blanche$ blanches$
    black | noir$ noire$ noirs$ noires$
    red | rouge$ rouges$
    blue | bleu$ bleue$ bleus$ bleues$
    green | vert$ verte$ verts$ vertes$
    yellow | jaune$ jaunes$
    gray | gris$ grise$ grises$
    daily | quotidien journalier$ journaliere$ journaliers$ journalieres$
    weekly | hebdomadaire
    monthly | mensuel
    yearly annual | annuel
    hourly | horaire$ horaires$
    automatic | automatique
    manual | manuel$ manuels$ manuelle$ manuelles$
    local | local$ locale$ locales$ locaux$
    global | global$ globale$ globales$ mondial
    national | national$ nationale$ nationales$ nationaux$
    international | international
    foreign | etranger etrangere
    digital electronic | numerique electronique
    online | ligne$
    offline | hors$ deconnecte
    enabled | active$ actives$ activee$ activees$
    disabled | desactive$ desactives$ desactivee$ desactivees$
    assigned | attribue assigne$ assignes$ assignee$ assignees$ affecte$ affectes$ affectee$ affectees$
    archived | archive$ archives$ archivee$ archivees$
    deleted | supprime$ supprimes$ supprimee$ supprimees$ efface$ effaces$ effacee$ effacees$
    scheduled planned | programme$ programmes$ programmee$ programmees$ planifie prevu$ prevus$ prevue$ prevues$
    confirmed | confirme$ confirmes$ confirmee$ confirmees$
    signed | signe$ signes$ signee$ signees$
    published | publie$ publies$ publiee$ publiees$
    visible | visible$ visibles$
    hidden | cache$ caches$ cachee$ cachees$ masque$ masques$ masquee$ masquees$
    valid | valide$ valides$ valable
    invalid | invalide$ invalides$
    correct | correct$ correcte$ corrects$ correctes$
    wrong incorrect | incorrect faux$ fausse$ fausses$ errone$ errones$
    duplicate | doublon$ doublons$ duplique
    related | lie$ lies$ liee$ liees$ associe$ associes$ associee
    popular | populaire
    secure safe | sure$ sures$ securise
    dangerous | dangereu
    unknown | inconnu$ inconnue$ inconnus$ inconnues$
    ready | pret$ prets$ prete$ pretes$
    running | cours$ marche$
    stopped | arrete$ arretes$ arretee$ arretees$
    strong | fort$ forte$ forts$ fortes$
    quiet silent | silencieu calme$ calmes$
    loud | bruyant
    vegetarian | vegetarien
    vegan | vegan$ vegans$ vegane$ veganes$
    double | double$ doubles$
    single individual | individuel simple$ simples$
    collective | collectif
    medical | medical$ medicale$ medicales$ medicaux$
    commercial | commercial$ commerciale$ commerciales$ commerciaux$
    financial | financier financiere
    legal | legal$ legale$ legales$ legaux$ juridique
    technical | technique$ techniques$
    electric | electrique
duty shift | astreinte permanence
bin container | bac$ bacs poubelle
recycling | recyclage
warning alert | avertissement vigilance
severe weather storm | intemperie
sunset | crepuscule
pollen | pollen
grass | herbe graminee gazon
air | air$
concentration level | concentration
rotation speed | rotation
setpoint target | consigne
oil | vidange
passenger | voyageur
platform | quai$ quais
stop station | arret$ arrets
locker | casier
lease tenancy | location$
viewing visit | visite
housing property flat | logement
deposit | caution acompte depot$
clause | clause
envelope | enveloppe
respondent participant | repondant
newsletter | newsletter infolettre
audience segment | audience segment
click | clic$ clics
copy | exemplaire
genre | genre
edition issue | edition
publisher | editeur
excuse justification | justificatif excuse
timetable schedule | emploi$
attendance presence | presence
instructor trainer coach | instructeur entraineur moniteur
member membership | membre adherent
variant | variante
pick picking | picking preparation
pallet | palette
dimension size | dimension
courier carrier | coursier livreur
allowance benefit | allocation indemnite
timesheet | releve
reaction emoji | reaction
industry sector | secteur
opportunity deal | opportunite
stage phase | etape phase
inspector | inspecteur
defect damage fault | defaut panne dommage
report notification | signalement
lighting lamp | lampadaire
municipality city | commune
tariff rate plan | tarif
instalment advance | mensualite acompte echeance
provider supplier | fournisseur
connection | raccordement
outage failure | coupure
technician engineer | technicien
installation | installation
towel | serviette
donor donation | donateur
theatre | theatre
screening show | seance
stay night | nuitee
debt due | impaye
vaccination | vaccin
examination checkup | examen consultation
braking | freinage frein`,
};
