/**
 * Words that common passwords are made of, in English and Indonesian. Combined with the rules in password-rules.ts (digits and signs around
 * them, letters written as digits, the word twice) they cover many more passwords than are listed.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passw0rd pass passcode passphrase secret secrets letmein welcome login signin logon access account
  admin administrator root master superuser superman batman spiderman ironman test testing tester guest user username
  default changeme changeit change temp temporary demo example sample hello helloworld qwerty qwertz azerty asdf zxcvb
  iloveyou loveyou lovely love lover loveme ilove princess prince queen king kingdom angel angels heaven jesus christ
  jesuschrist god godisgood blessed blessing faith trustno trustnoone monkey dragon tiger lion eagle falcon panther
  bear wolf shark dolphin butterfly kitty kitten puppy doggy snoopy mickey minnie pokemon pikachu naruto sasuke
  football soccer baseball basketball hockey tennis golf golfer rugby cricket volleyball swimming runner running
  arsenal chelsea liverpool manchester manutd barcelona realmadrid juventus ronaldo messi beckham rooney
  yankees cowboys lakers steelers eagles raiders packers redsox
  sunshine sunset sunrise summer winter spring autumn flower flowers rose rainbow star starlight stars moon moonlight
  shadow ninja hunter killer warrior soldier ranger pirate wizard magic mustang ferrari porsche mercedes corvette
  yamaha honda toyota suzuki kawasaki harley harleydavidson bmw audi jaguar
  computer internet keyboard windows microsoft apple google facebook twitter instagram whatsapp telegram youtube
  tiktok samsung nokia android iphone linux ubuntu oracle cisco
  michael jennifer jessica ashley amanda michelle nicole daniel andrew matthew joshua anthony robert thomas charlie
  jordan george william richard christopher alexander alexandra benjamin samantha stephanie victoria elizabeth
  charlotte natasha patrick martin maggie hannah buster ginger pepper cookie cheese chocolate banana orange cherry
  peanut coffee pizza chicken bailey jasper jackson johnson freedom whatever nothing something anything forever
  together friend friends family mother father brother sister mommy daddy baby babygirl babyboy sweetheart sweety
  honey darling beautiful gorgeous cutie sexy hottie playboy
  money dollar dollars rich million millionaire billionaire business success lucky winner champion victory
  bitcoin ethereum crypto forex trader trading broker market stocks invest investor profit
  america american canada london england britain germany deutschland france paris italy spain brazil mexico india
  china japan tokyo korea russia moscow australia sydney turkey istanbul texas dallas boston chicago newyork
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december
  sayang sayangku sayangkamu akusayangkamu cinta cintaku cintakamu akucintakamu akucinta kamu kamuku rahasia
  katasandi sandi kunci masuk selamat selamatdatang bismillah bismilah alhamdulillah insyaallah assalamualaikum
  allah allahuakbar muhammad subhanallah astaghfirullah islam muslim yesus tuhan tuhanyesus
  indonesia jakarta bandung surabaya medan semarang yogyakarta jogja makassar denpasar balibali bali malang bogor
  bekasi depok tangerang palembang sumatera jawa garuda merdeka pancasila persib persija arema persebaya
  ganteng cantik bahagia bintang matahari bulan pelangi bunga melati mawar kucing anjing burung harimau naga
  rajawali macan kupu kupukupu ayah bunda mama papa ibuku bapak keluarga sahabat teman kawan adik kakak anakku
  budi agus bambang joko slamet sulastri dewi putri putra rizky rizki fitri fitria nurul aisyah fatimah ahmad
  abdullah yusuf ibrahim ismail hidayat hidayah rahmat ramadhan lebaran wahyu bayu dimas galih indah permata
  rupiah uang duit kaya sukses semangat berkah rezeki rejeki terserah bodoamat gaktau lupa lupalagi
  satuduatiga onetwothree abcdef abcdefg abcdefgh abcabc xxxxxx zzzzzz aaaaaa blahblah fuckyou fuckoff asshole bullshit
  bitch pussy suckit biteme nopassword mypassword thepassword yourpassword newpassword oldpassword mypass mylove
  myself mynoob noob gamer gaming player playstation xbox nintendo minecraft roblox fortnite callofduty counterstrike
  freefire mobilelegend mobilelegends dota valorant starwars startrek matrix trinity neo merlin gandalf frodo hobbit
  harrypotter hogwarts potter metallica nirvana slipknot linkinpark eminem beatles madonna rihanna blackpink bangtan
  scooter rocket rockstar guitar drummer music musician dancer dancing singer sailing fishing camping hiking
  silver golden diamond crystal emerald platinum titanium copper steel thunder lightning storm hurricane phoenix
  unicorn mermaid vampire zombie devil demon satan lucifer hell darkness death deadman blackhorse whitehorse
  hotmail gmail yahoo email mailbox office company manager director boss secretary service support helpdesk
  security secure private safety safe public system server network database backup firewall router wifi internet
  student teacher school college university science physics chemistry biology history english indonesian`.split(/\s+/),
)
