/** Parts of the trade. Numbers and types are the manufacturers' own; quantities and places are made up in the lists. */
export interface Part {
  manufacturer: string
  /** As EPLAN's parts management abbreviates it. */
  abbreviation: string
  order: string
  type: string
  german: string
  english: string
  /** Letter of its designation (IEC 81346). */
  letter: string
  unit: 'piece' | 'metre'
}

const table = `
Siemens|SIE|3RT2015-1BB41|3RT2015-1BB41|Leistungsschütz 3 kW/400 V, 24 V DC, 1S|Contactor AC-3 3 kW, 24 V DC, 1 NO|Q
Siemens|SIE|3RT2026-1BB40|3RT2026-1BB40|Leistungsschütz 11 kW, 24 V DC|Contactor AC-3 11 kW, 24 V DC|Q
Siemens|SIE|3RV2011-1JA10|3RV2011-1JA10|Motorschutzschalter 7-10 A, S00|Motor circuit breaker 7-10 A, S00|F
Siemens|SIE|3RH2911-1HA22|3RH2911-1HA22|Hilfsschalterblock 2S 2Ö|Auxiliary switch block 2 NO 2 NC|Q
Siemens|SIE|5SL6110-7|5SL6110-7|Leitungsschutzschalter C10, 1-polig|Miniature circuit breaker C10, 1-pole|F
Siemens|SIE|5SY4116-7|5SY4116-7|Leitungsschutzschalter C16, 10 kA|Miniature circuit breaker C16, 10 kA|F
Siemens|SIE|6ES7511-1AK02-0AB0|CPU 1511-1 PN|Zentralbaugruppe SIMATIC S7-1500|Central processing unit SIMATIC S7-1500|K
Siemens|SIE|6ES7521-1BH00-0AB0|DI 16x24VDC HF|Digitaleingabemodul 16 Kanäle|Digital input module 16 channels|K
Siemens|SIE|6EP1334-3BA10|SITOP PSU200M 10A|Stromversorgung 24 V/10 A|Power supply 24 V/10 A|T
Siemens|SIE|3LD2003-0TK51|3LD2003-0TK51|Hauptschalter 16 A, Frontbefestigung|Main switch 16 A, front mounting|Q
Phoenix Contact|PXC|3044076|UT 2,5|Durchgangsklemme 2,5 mm² grau|Feed-through terminal block 2.5 mm² grey|X
Phoenix Contact|PXC|3044128|UT 4-PE|Schutzleiterklemme 4 mm²|Ground terminal block 4 mm²|X
Phoenix Contact|PXC|3044102|UT 4|Durchgangsklemme 4 mm² grau|Feed-through terminal block 4 mm² grey|X
Phoenix Contact|PXC|3022218|CLIPFIX 35|Endhalter für NS 35|End bracket for NS 35|X
Phoenix Contact|PXC|0800886|E/NS 35 N|Endhalter, grau|End clamp, grey|X
Phoenix Contact|PXC|2904602|QUINT4-PS/1AC/24DC/20|Stromversorgung 24 V/20 A|Power supply 24 V/20 A|T
Phoenix Contact|PXC|2966171|PLC-RSC- 24DC/21|Relaismodul 24 V DC, 1 Wechsler|Relay module 24 V DC, 1 changeover|K
Rittal|RIT|8806.500|TS 8806.500|Anreihschrank TS 8 800x2000x600|Enclosure TS 8 800x2000x600|U
Rittal|RIT|3238.100|SK 3238.100|Filterlüfter 55 m³/h|Fan-and-filter unit 55 m³/h|E
Rittal|RIT|3110.000|SK 3110.000|Schaltschrank-Innentemperaturregler|Enclosure internal thermostat|B
Rittal|RIT|3105.370|SK 3105.370|Schaltschrankheizung 130-150 W|Enclosure heater 130-150 W|E
Wago|WAGO|2002-1401|TOPJOB S 2,5|4-Leiter-Durchgangsklemme 2,5 mm²|4-conductor through terminal block 2.5 mm²|X
Wago|WAGO|2002-1407|TOPJOB S PE|4-Leiter-Schutzleiterklemme 2,5 mm²|4-conductor ground terminal block 2.5 mm²|X
Wago|WAGO|249-116|249-116|Endklammer 6 mm breit|End stop 6 mm wide|X
Wago|WAGO|750-430|750-430|8-Kanal-Digitaleingang 24 V DC|8-channel digital input 24 V DC|K
Weidmüller|WEI|1020000000|WDU 2.5|Durchgangs-Reihenklemme 2,5 mm²|Feed-through terminal 2.5 mm²|X
Weidmüller|WEI|1061200000|WEW 35/2|Endwinkel|End bracket|X
Weidmüller|WEI|1469490000|PRO ECO 240W 24V 10A|Stromversorgung 240 W|Power supply 240 W|T
Eaton|ETN|072739|PKZM0-10|Motorschutzschalter 6,3-10 A|Motor-protective circuit-breaker 6.3-10 A|F
Eaton|ETN|072896|NHI11-PKZ0|Normalhilfsschalter 1S 1Ö|Standard auxiliary contact 1 NO 1 NC|F
Eaton|ETN|276705|DILM9-10(24VDC)|Leistungsschütz 4 kW, 24 V DC|Contactor 4 kW, 24 V DC|Q
Eaton|ETN|216596|M22-D-G|Drucktaster grün, tastend|Pushbutton green, momentary|S
Schneider Electric|SE|LC1D09BD|LC1D09BD|Leistungsschütz 9 A, 24 V DC|Contactor 9 A, 24 V DC|Q
Schneider Electric|SE|GV2ME14|GV2ME14|Motorschutzschalter 6-10 A|Motor circuit breaker 6-10 A|F
Schneider Electric|SE|XB4BA31|XB4BA31|Drucktaster grün 22 mm|Pushbutton green 22 mm|S
Schneider Electric|SE|A9F74110|iC60N C10|Leitungsschutzschalter C10|Miniature circuit breaker C10|F
Finder|FIN|38.51.7.024.0050|38.51.7.024.0050|Koppelrelais 1 Wechsler 6 A|Interface relay 1 CO 6 A|K
Finder|FIN|40.52.9.024.0000|40.52.9.024.0000|Steckrelais 2 Wechsler 8 A|Plug-in relay 2 CO 8 A|K
Finder|FIN|80.01.0.240.0000|80.01.0.240.0000|Zeitrelais multifunktional|Multi-function timer|K
Pilz|PILZ|750104|PNOZ s4 24VDC 3 n/o 1 n/c|Not-Halt-Schaltgerät|Emergency stop relay|K
Pilz|PILZ|773100|PNOZ m1p base unit|Sicherheitssteuerung Basisgerät|Safety controller base unit|K
Murrelektronik|MURR|9000-41034-0100600|MICO 4.6|Stromkreisüberwachung 4 Kanäle|Current monitoring 4 channels|F
ifm electronic|IFM|PN7094|PN-010-RER14-QFRKG/US/ /V|Drucksensor mit Display|Pressure sensor with display|B
ifm electronic|IFM|IFT200|IFB3004BBPKG/M/V4A|Induktiver Sensor M12|Inductive sensor M12|B
SEW-Eurodrive|SEW|08279608|MC07B0015-5A3-4-00|Frequenzumrichter 1,5 kW|Frequency inverter 1.5 kW|T
Festo|FES|574351|VUVG-L10-M52-RT-M5-1P3|Magnetventil 5/2-Wege|Solenoid valve 5/2-way|M
Häwa|HAE|3150-0635-00-00|Montageplatte 600x350|Montageplatte verzinkt|Mounting plate, galvanised|U
ABB|ABB|1SBL137001R1310|AF09-30-10-13|Leistungsschütz 4 kW, 100-250 V|Contactor 4 kW, 100-250 V|Q
ABB|ABB|2CDS251001R0104|S201-C10|Sicherungsautomat C10|Miniature circuit breaker C10|F
Lapp|LAPP|1119304|ÖLFLEX CLASSIC 110 4G1,5|Steuerleitung 4G1,5|Control cable 4G1.5|W|metre
Lapp|LAPP|4510042|H05V-K 1X1 BU|Verdrahtungsleitung blau 1 mm²|Single core blue 1 mm²|W|metre
Phoenix Contact|PXC|0801733|NS 35/ 7,5 PERF 2000MM|Tragschiene gelocht|DIN rail, perforated|U|metre
`

export const parts: readonly Part[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [manufacturer, abbreviation, order, type, german, english, letter, unit] = row.split(
      '|',
    ) as string[]
    const texts = {
      manufacturer: manufacturer!,
      abbreviation: abbreviation!,
      order: order!,
      type: type!,
      german: german!,
    }
    return { ...texts, english: english!, letter: letter!, unit: unit === 'metre' ? 'metre' : 'piece' }
  })

/** The part with this order number. */
export function part(order: string): Part {
  const found = parts.find((one) => one.order === order)
  if (!found) throw new Error(`No part has the order number ${order}.`)
  return found
}

/** Parts counted in pieces, of one manufacturer where named. */
export const pieces = (manufacturer?: string): Part[] =>
  parts.filter(
    (one) => one.unit === 'piece' && (manufacturer === undefined || one.manufacturer === manufacturer),
  )
