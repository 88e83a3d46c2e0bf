import { expect, test } from 'vitest'
import { descriptions } from './descriptions.example.ts'
import { readTechnicalData } from './read.ts'

const table = `
Netzteil 24VDC 10A 240W 1-ph => power-supply: voltage 24, currentKind DC, ratedCurrent 10, power 240, phases 1
Stromversorgung 24 V/20 A => power-supply: voltage 24, currentKind DC, ratedCurrent 20
Stromversorgung, 1-phasig, Eingang 100-240 V AC, Ausgang 24 V DC/5 A => power-supply: voltage 24, currentKind DC, inputVoltage 240, ratedCurrent 5, phases 1
Schaltnetzteil 3-ph. 400-500VAC/24VDC 40A => power-supply: voltage 24, currentKind DC, inputVoltage 500, ratedCurrent 40, phases 3
NETZGERAET 230VAC/24VDC 2,5A => power-supply: voltage 24, currentKind DC, inputVoltage 230, ratedCurrent 2.5
SITOP PSU200M 10A => power-supply: ratedCurrent 10
Laststromversorgung 120/230 V AC, 24 V DC, 5 A => power-supply: voltage 24, currentKind DC, inputVoltage 230, ratedCurrent 5
Power supply 24 V/10 A => power-supply: voltage 24, currentKind DC, ratedCurrent 10
Power supply unit, primary switched, input 1-phase, output 24 V DC / 20 A => power-supply: voltage 24, currentKind DC, ratedCurrent 20, phases 1
DIN rail power supply 100-240VAC in, 12VDC 60W out => power-supply: voltage 12, currentKind DC, inputVoltage 240, power 60
PSU 48V DC 5A 240W => power-supply: voltage 48, currentKind DC, ratedCurrent 5, power 240
DC/DC-Wandler 24V auf 12V 3A => power-supply: voltage 12, currentKind DC, inputVoltage 24, ratedCurrent 3
USV 24VDC 20A => power-supply: voltage 24, currentKind DC, ratedCurrent 20
Redundanzmodul 24 V DC 40 A => power-supply: voltage 24, currentKind DC, ratedCurrent 40
Steuertransformator 400/230V 250VA => transformer: voltage 230, inputVoltage 400, apparentPower 250
Steuertrafo 1-ph. prim. 400V sek. 24V 100VA => transformer: voltage 24, inputVoltage 400, apparentPower 100
Trenntransformator 1,6 kVA 230 V / 230 V => transformer: voltage 230, inputVoltage 230, apparentPower 1600
Control transformer 160 VA, 400 V/230 V => transformer: voltage 230, inputVoltage 400, apparentPower 160
Stromwandler 100/5A 5VA Kl. 1 => current-transformer: ratedCurrent 100, apparentPower 5
Current transformer 250/5 A, class 0.5, 5 VA => current-transformer: ratedCurrent 250, apparentPower 5
Durchgangsklemme 2,5 mm² grau => terminal: crossSection 2.5, colour GREY
Reihenklemme 2,5mm² grau => terminal: crossSection 2.5, colour GREY
REIHENKLEMME 4QMM BLAU => terminal: crossSection 4, colour BLUE
Durchgangs-Reihenklemme Federkraft 0,14-4 mm² gr => terminal: crossSection 4
Schutzleiterklemme 4 mm2 gn-ge => terminal: crossSection 4, colour GREEN-YELLOW
Schutzleiter-Reihenklemme, 0,2 ... 6 mm², grün-gelb => terminal: crossSection 6, colour GREEN-YELLOW
PE-Klemme 16mm² grün/gelb => terminal: crossSection 16, colour GREEN-YELLOW
Wago-Klemme => terminal:
4-Leiter-Durchgangsklemme 2,5 mm² orange => terminal: conductors 4, crossSection 2.5, colour ORANGE
Doppelstockklemme 2,5 mm² 5,2 mm breit => terminal: crossSection 2.5, width 5.2
Feed-through terminal block 2.5 mm² grey => terminal: crossSection 2.5, colour GREY
Feed-through terminal block, nom. voltage: 800 V, nominal current: 24 A, cross section: 0.14 mm² - 4 mm², color: gray => terminal: voltage 800, ratedCurrent 24, crossSection 4, colour GREY
Ground terminal block 4 mm² => terminal: crossSection 4
Terminal block 10 sqmm, blue => terminal: crossSection 10, colour BLUE
Disconnect terminal 4mm2 AWG 12 => terminal: crossSection 4
Fuse terminal block 5x20, 4 mm², with LED 24V => terminal: crossSection 4, voltage 24
Sicherungsklemme 6,3A 5x20 LED 24V => terminal: ratedCurrent 6.3, voltage 24
Installationsklemme 3-Leiter 4mm² => terminal: conductors 3, crossSection 4
Potentialverteiler 16mm² rot => terminal: crossSection 16, colour RED
Verbindungsklemme 5x2,5mm² => terminal: crossSection 2.5
Screw terminal AWG 24-12 => terminal: crossSection 4
Klemme UT 2,5 grau => terminal: crossSection 2.5, colour GREY
Endhalter für NS 35 => terminal-accessory:
Endwinkel 8 mm breit grau => terminal-accessory: width 8, colour GREY
Abschlussplatte grau für Reihenklemme 2,5 mm² => terminal-accessory: colour GREY, crossSection 2.5
Steckbrücke 10-polig rot => terminal-accessory: poles 10, colour RED
End bracket, width: 9.5 mm, color: gray => terminal-accessory: width 9.5, colour GREY
Plug-in bridge 2-pole red => terminal-accessory: poles 2, colour RED
Klemmenmarkierer => marking:
Klemmenmarkierer 5 mm weiß => marking: colour WHITE
Marker for terminal blocks, white => marking: colour WHITE
Bezeichnungsschild 27x18 silber => marking: width 27, height 18
Sammelschiene Kupfer 30x10 mm 2 m => busbar: width 30, height 10, length 2000
Phasenschiene 3-polig 63A Gabel => busbar: poles 3, ratedCurrent 63
Busbar 3-phase 80 A, 12 modules => busbar: ratedCurrent 80, moduleWidth 12
Tragschiene 35x7,5 gelocht 2000mm => rail: width 35, height 7.5, length 2000
Hutschiene TS35 35x15mm, 2m => rail: width 35, height 15, length 2000
DIN rail 35 x 7.5 mm perforated, length 2 m => rail: width 35, height 7.5, length 2000
HUTSCHIENE 35/7,5 1M => rail: width 35, height 7.5, length 1000
Aderendhülse 0,75 mm² grau isoliert 8mm => ferrule: crossSection 0.75, colour GREY, length 8
Twin-Aderendhülse 2x1,5 schwarz => ferrule: conductors 2, crossSection 1.5, colour BLACK
Ferrule 2.5 mm² blue, length 12 mm => ferrule: crossSection 2.5, colour BLUE, length 12
Ringkabelschuh M8 10mm² => ferrule: thread M8, crossSection 10
`

test.each(descriptions(table))('%s', (text, data) => {
  expect(readTechnicalData(text)).toEqual(data)
})
