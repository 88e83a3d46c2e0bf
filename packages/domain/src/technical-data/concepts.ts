/**
 * Words that mean the same, German and English; the first of a row stands for all of them. A word that ends with one
 * of the row („Reihenklemme“) means it as well, beside itself.
 */
const table = `
contactor schuetz contactor leistungsschuetz hilfsschuetz
terminal klemme terminal reihenklemme
relay relais relay
button taster pushbutton button drucktaster druckknopf taste tasten keys
lamp leuchtmelder leuchte lampe light lamp indicator meldeleuchte signalleuchte
cable leitung kabel cable wire
breaker leitungsschutzschalter sicherungsautomat breaker mcb lsschalter automat
switch schalter switch
fuse sicherung fuse sicherungseinsatz
supply netzteil stromversorgung netzgeraet supply psu
transformer transformator trafo transformer
rail hutschiene tragschiene rail din profilschiene montageschiene hutsch hutprofilschiene
duct verdrahtungskanal kabelkanal duct trunking
enclosure schaltschrank gehaeuse enclosure cabinet schrank anreihschrank kompaktschrank wandgehaeuse housing
gland kabelverschraubung verschraubung gland
fan luefter ventilator fan filterluefter
heater heizung heater schaltschrankheizung heizgeraet
plug stecker plug connector steckverbinder
socket steckdose socket outlet
base sockel fassung base bodenbefestigung
module modul module baustein baugruppe
input eingang input eingabe eingaenge digitaleingang digitaleingabe
output ausgang output ausgabe ausgaenge digitalausgang digitalausgabe
digital digital
analog analog analogue
grey grau grey gray
black schwarz black
white weiss white
red rot red
green gruen green
yellow gelb yellow
blue blau blue
brown braun brown
orange orange
earth schutzleiter earth ground pe erdung erde grounding earthing
feedthrough durchgang feedthrough durchgangsklemme through
safety sicherheit safety sicherheits
emergency nothalt notaus emergency estop
stop halt aus stop
auxiliary hilfsschalter hilfskontakt auxiliary aux hilfs
contact kontakt contact schaltglied
closer schliesser no
opener oeffner nc
changeover wechsler changeover co spdt
motor motor
protection schutz protection protective
surge ueberspannung surge overvoltage ueberspannungsschutz
current strom current
voltage spannung voltage
power leistung power
time zeit time timer
coil spule coil
screw schraub screw schraubanschluss schraubklemme
spring feder spring federzug federkraft zugfeder federzuganschluss
pushin pushin push
plate platte plate
cover abdeckung deckel cover
end end ende
bracket winkel halter bracket endhalter
bridge bruecke bridge jumper
marker markierer schild marker label bezeichnungsschild
key schluessel key
selector wahlschalter selector
illuminated beleuchtet illuminated illum leuchttaster leuchtdrucktaster
mushroom pilz mushroom
door tuer door
mounting montage mounting aufbau
front front fronteinbau
panel tafel panel
converter umrichter converter inverter wandler frequenzumrichter
frequency frequenz frequency
temperature temperatur temperature
pressure druck pressure
inductive induktiv inductive induktiver
proximity naeherung proximity naeherungsschalter
optical optisch photoelectric lichtschranke
control steuer control steuerung
shielded geschirmt shielded screened abgeschirmt
unshielded ungeschirmt unshielded unscreened
perforated gelocht perforated
unperforated ungelocht unperforated plain
galvanised verzinkt galvanised galvanized
brass messing brass
plastic kunststoff plastic polyamid polyamide
steel stahl steel
stainless edelstahl stainless niro inox nirosta
copper kupfer copper
insulated isoliert insulated
single einfach single
double doppel double zwilling twin
reversing wende reversing
adjustable einstellbar adjustable
ferrule aderendhuelse ferrule
straight gerade straight
angled gewinkelt abgewinkelt angled
reflective reflexion reflex reflective retroreflective reflexionslichtschranke reflexionslichttaster reflexlichtschranke reflexschranke spiegelreflexschranke
beam einweg beam einweglichtschranke einwegschranke throughbeam
diffuse diffus diffuse
infrared infrarot infrared
locknut gegenmutter locknut
nickel vernickelt nickel
aluminium aluminium aluminum alu
automatic automatisch automatic
monitored ueberwacht monitored
flashing blinkend blink flasher flashing blinker
ondelay ansprechverzoegert anzugverzoegert anzugsverzoegert einschaltverzoegert ansprechverzoegerung anzugverzoegerung anzugsverzoegerung einschaltverzoegerung ondelay
offdelay rueckfallverzoegert abfallverzoegert ausschaltverzoegert rueckfallverzoegerung abfallverzoegerung ausschaltverzoegerung offdelay
delay verzoegert verzoegerung delay delayed
stardelta sterndreieck stardelta wyedelta
multifunction multifunktion multifunction
flush flach flush flat
raised hoch raised vorstehend hervorstehend erhoeht
handle griff handle
wall wand wall
`

/** A folded word to what it means. */
export const concepts: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [concept, ...words] = row.split(' ')
      return words.map((word): [string, string] => [word, concept!])
    }),
)

/** Words that say nothing of a part. */
export const stopWords: ReadonlySet<string> = new Set(
  `der die das den dem des ein eine einer eines und oder mit ohne fuer von vom zum zur bei auf aus ist als inkl incl bis nach
  the and with without for from including per via suitable type typ art stk stck stueck pcs set nr no nummer number
  ca max min mind nenn rated nominal nom passend bestehend komplett ausfuehrung version serie series baureihe farbe colour color`
    .split(/\s/)
    .filter((word) => word !== ''),
)
