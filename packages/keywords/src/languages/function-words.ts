/**
 * The commonest small words of the languages that postings come in, without accents: articles, pronouns, prepositions,
 * conjunctions, auxiliaries. One language a line.
 */
export const FUNCTION_WORDS = `
English: the and of to in for with you your our we are is be as on will this that have an from by at or who it their they can not all has been work about what team must
German: der die das und in den von zu mit sich des auf fur ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem uber einen so zum haben nur oder aber vor zur bis mehr durch wir unser unsere unserem unseren ihre ihr deine dein du dich dir ihnen uns sowie
French: le la les de des du un une et en dans que qui pour par sur au aux avec est sont vous votre vos nous notre nos il elle ce cette ces son sa ses ou mais plus pas ne se sera etes avez afin ainsi leur leurs chez sein d l
Spanish: el la los las de del un una unos y en que con por para su sus al se es son ser como mas pero este esta estos lo nos nuestra nuestro nuestros tu tus te si sin sobre desde o u entre muy tambien ha han eres tienes hasta cada
Italian: il lo la gli le di del della dei delle dello degli un una uno e in che con per da dal dalla nel nella al alla ai sono essere come piu ma questo questa nostro nostra nostri si non anche o tra fra su sul sulla suo sua ha hanno siamo presso ed ad
Portuguese: o os a as de do da dos das um uma e em no na nos nas que com por para se ao sao ser como mais mas este esta seu sua nosso nossa voce nao ou pelo pela entre sobre tambem ter tem sera foi ate sem
Dutch: de het een en van in is op te dat die voor met zijn aan er bij ook als naar om je jij jouw wij we ons onze niet maar dan nog uit worden wordt door of hebben heb heeft hebt over tot kan ben bent binnen deze dit wat wie geen u uw
Catalan: el la els les de del dels un una i en que amb per al als es son ser com mes pero aquest aquesta nostre nostra seu seva tambe o entre molt has tens teva teu fins sense des
Polish: i w z na do sie nie jest o ze to za od po dla oraz jak przez lub w zakresie pracy ci co ktory ktora ktore nasz nasza nasze twoje twoj my my jestesmy mamy masz ma sa tym tego tej ten ta pod przy bedzie
Swedish: och att det i en ett som pa ar av for med till den har de inte om var vara vi du dig din ditt dina oss ditt eller fran vid kan sig men efter hos ska samt inom vart
Danish: og at det i en et som pa er af for med til den har de ikke om var vi du dig din dit dine os eller fra ved kan sig men efter hos skal samt inden vores blive bliver
Norwegian: og a det i en et som pa er av for med til den har de ikke om var vi du deg din ditt dine oss eller fra ved kan seg men etter hos skal samt innen vare vart blir jobbe
Finnish: ja on ei se etta han oli sen mutta tai joka ovat myos kun kuin voi olla sina sinulla sinun meilla meidan me sekamme seka tyo mukaan sinut kanssa jos niin
Czech: a v se na je ze s z do o k i jako pro za by po ale od nebo ve jsou co jsme pri aby jeho jak vas nas nase mate vam tym bude jen az pod nabizime
Slovak: a v sa na je ze s z do o k i ako pre za by po ale od alebo vo su co sme pri aby jeho vas nas nase mate vam bude len az pod ponukame
Hungarian: a az es hogy nem is egy van ez meg csak de ha vagy mint volt el ki mi ezt azt minden aki ami az altal valo illetve szamara nalunk vagyunk nalad kell
Romanian: si de la in cu pe nu sa un o pentru din ca este sunt care mai se al ale ai fi sau dar prin ce avem noi tu te nostru noastra dupa catre despre intr
Croatian: i u je na da se za su s od do kao ili ne ako te koji koja koje sto nas nasi nase vas biti smo ste iz po o sa ce uz vam imate
Turkish: ve bir bu ile icin da de olarak olan en cok daha gibi kadar ya veya hem sonra var yok biz siz sizin bizim olmak uzere gore konusunda sahip olan olmasi
Indonesian: dan yang di untuk dengan dari ini itu pada adalah dalam tidak akan atau juga kami anda kita serta oleh ke sebagai memiliki dapat harus bisa sudah
Vietnamese: va cua la co cho trong voi cac nhung duoc mot khong nay tren den tu cong viec ve nguoi hoac khi chung toi ban tai theo
Latvian: un ir ar par no uz ka kas lai pie vai ka tas mes jus musu jusu tiek bet ari darba
Lithuanian: ir yra su i is kad bei ar kaip mes jus musu jusu tai uz prie bus arba pagal
Estonian: ja on ei et see kui ka oma ning voi meie sinu sina sa me teie mis kes selle koos
`;
