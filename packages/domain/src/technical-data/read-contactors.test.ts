import { expect, test } from 'vitest'
import { descriptions } from './descriptions.example.ts'
import { readTechnicalData } from './read.ts'

const table = `
Leistungsschütz AC-3 4kW/400V 1S DC24V => contactor: power 4000, voltage 400, normallyOpen 1, coilVoltage 24, currentKind DC
Leistungsschütz 3 kW/400 V, 24 V DC, 1S => contactor: power 3000, voltage 400, normallyOpen 1, coilVoltage 24, currentKind DC
Leistungsschütz, AC-3, 7,5 kW/400 V, 1 S, DC 24 V, 3-polig, Baugröße S0 => contactor: poles 3, power 7500, voltage 400, normallyOpen 1, coilVoltage 24, currentKind DC
LEISTUNGSSCHUETZ 5,5KW 230VAC 1S+1OE => contactor: power 5500, coilVoltage 230, currentKind AC, normallyOpen 1, normallyClosed 1
Schütz 3-polig 12A Spule 230V AC 1Ö => contactor: poles 3, ratedCurrent 12, coilVoltage 230, currentKind AC, normallyClosed 1
Schütz 9A, Spulenspannung 24VDC, 1NO+1NC => contactor: ratedCurrent 9, coilVoltage 24, currentKind DC, normallyOpen 1, normallyClosed 1
Schütz 4kW Us=24V= => contactor: power 4000, coilVoltage 24, currentKind DC
Schütz 11kW/400V, Steuerspannung 110V AC 50/60Hz => contactor: power 11000, voltage 400, coilVoltage 110, currentKind AC
Leistungsschütz 9 A, Spule 24VDC, Hilfskontakte 10 => contactor: ratedCurrent 9, coilVoltage 24, currentKind DC, normallyOpen 1, normallyClosed 0
Hilfsschütz 2S+2Ö, 24 V DC => contactor: normallyOpen 2, normallyClosed 2, coilVoltage 24, currentKind DC
Hilfsschütz 4S DC 24V => contactor: normallyOpen 4, coilVoltage 24, currentKind DC
HILFSSCHUETZ 3S1OE AC230V => contactor: normallyOpen 3, normallyClosed 1, coilVoltage 230, currentKind AC
Wendeschützkombination 7,5 kW 400V AC, Spule 24V DC => contactor: power 7500, voltage 400, coilVoltage 24, currentKind DC
Contactor AC-3 3 kW, 24 V DC, 1 NO => contactor: power 3000, normallyOpen 1, coilVoltage 24, currentKind DC
Contactor, 3 pole, 380 V 400 V 4 kW, 1 N/O, 24 V DC => contactor: poles 3, power 4000, voltage 400, normallyOpen 1, coilVoltage 24, currentKind DC
Contactor 3P 18A AC-3, coil 230VAC, 1NO1NC => contactor: poles 3, ratedCurrent 18, coilVoltage 230, currentKind AC, normallyOpen 1, normallyClosed 1
9A TP Power contactor for AC3 duty @415V AC with 1NO built-in auxiliary contacts, 415V AC coil => contactor: poles 3, ratedCurrent 9, normallyOpen 1, voltage 415, coilVoltage 415, currentKind AC
Auxiliary contactor 4NO 24VDC => contactor: normallyOpen 4, coilVoltage 24, currentKind DC
Contactor 4 kW, 100-250 V AC/DC => contactor: power 4000, coilVoltage 250, coilVoltageFrom 100, currentKind AC/DC
Installationsschütz 25A 4S 230V AC 2TE => contactor: ratedCurrent 25, normallyOpen 4, coilVoltage 230, currentKind AC, moduleWidth 2
Leistungsschütz 5,5kW/12A, Spule 230V50Hz => contactor: power 5500, ratedCurrent 12, coilVoltage 230, currentKind AC
Schütz 3RT2015-1BB41 DC24V => contactor: coilVoltage 24, currentKind DC
Überlastrelais 1,1-1,6 A => overload-relay: ratedCurrent 1.6, currentFrom 1.1
Motorschutzrelais 6-10A 1S+1Ö => overload-relay: ratedCurrent 10, currentFrom 6, normallyOpen 1, normallyClosed 1
Thermal overload relay 0.63 - 1 A, class 10 => overload-relay: ratedCurrent 1, currentFrom 0.63
Motorstarter 0,75kW 24VDC reversierend => motor-starter: power 750, coilVoltage 24, currentKind DC
Direct starter 3 A, 24 V DC => motor-starter: ratedCurrent 3, coilVoltage 24, currentKind DC
Sanftstarter 11kW 400V 24A => soft-starter: power 11000, voltage 400, ratedCurrent 24
Soft starter 7.5 kW, 16 A, 200-480 V => soft-starter: power 7500, ratedCurrent 16, voltage 480, voltageFrom 200
Koppelrelais 1 Wechsler 24V DC 6A => relay: changeover 1, coilVoltage 24, currentKind DC, ratedCurrent 6
Relais 2W 24VDC 8A => relay: changeover 2, coilVoltage 24, currentKind DC, ratedCurrent 8
Steckrelais 4 Wechsler 230VAC 5A mit LED => relay: changeover 4, coilVoltage 230, currentKind AC, ratedCurrent 5
Relais, 2 Wechsler, Kontakt 250V AC 8A, Spule 24V DC => relay: changeover 2, voltage 250, ratedCurrent 8, coilVoltage 24, currentKind DC
RELAISMODUL 24V UC 1W 6,2MM => relay: changeover 1, coilVoltage 24, currentKind AC/DC, width 6.2
Relaismodul 24 V DC, 1 Wechsler => relay: changeover 1, coilVoltage 24, currentKind DC
Interface relay 1 CO 6 A 24 V AC/DC => relay: changeover 1, coilVoltage 24, currentKind AC/DC, ratedCurrent 6
Plug-in relay 2 CO 8 A, coil 230 V AC => relay: changeover 2, coilVoltage 230, currentKind AC, ratedCurrent 8
Relay DPDT 24VDC => relay: changeover 2, coilVoltage 24, currentKind DC
Halbleiterrelais 24-230VAC 25A, Ansteuerung 4-32VDC => relay: ratedCurrent 25, voltage 230, voltageFrom 24, coilVoltage 32, coilVoltageFrom 4, currentKind DC
Solid state relay 25 A => relay: ratedCurrent 25
Stromstoßschalter 1S 230V 16A => relay: normallyOpen 1, coilVoltage 230, ratedCurrent 16
Sicherheitsrelais 24V DC 3S 1Ö => safety-relay: coilVoltage 24, currentKind DC, normallyOpen 3, normallyClosed 1
Not-Halt-Schaltgerät 24V AC/DC 2 Schließer => safety-relay: coilVoltage 24, currentKind AC/DC, normallyOpen 2
PNOZ s4 24VDC 3 n/o 1 n/c => safety-relay: coilVoltage 24, currentKind DC, normallyOpen 3, normallyClosed 1
Safety relay 24 V DC, 2 NO, category 4 => safety-relay: coilVoltage 24, currentKind DC, normallyOpen 2
Zeitrelais 24-240V AC/DC 1 Wechsler 0,05s-100h => time-relay: coilVoltage 240, coilVoltageFrom 24, currentKind AC/DC, changeover 1
ZEITRELAIS MULTIFUNKTION 2W 12-240V UC => time-relay: changeover 2, coilVoltage 240, coilVoltageFrom 12, currentKind AC/DC
Timer relay on-delay 1-10 s, 24 V DC, 1 CO => time-relay: changeover 1, coilVoltage 24, currentKind DC
Phasenüberwachungsrelais 3x400V AC 2W => monitoring-relay: voltage 400, currentKind AC, changeover 2
Netzüberwachung 1 Wechsler => monitoring-relay: changeover 1
Relaissockel 2-polig für Hutschiene => relay-socket: poles 2
Relay socket for 4 CO relay, screw terminals => relay-socket: changeover 4
Hilfsschalterblock 2S 2Ö => auxiliary-contact: normallyOpen 2, normallyClosed 2
Hilfsschalter 1S+1Ö frontseitig => auxiliary-contact: normallyOpen 1, normallyClosed 1
Hilfskontakt für Motorschutzschalter, 1S 1Ö, quer => auxiliary-contact: normallyOpen 1, normallyClosed 1
Auxiliary contact block 1NO+1NC side mounting => auxiliary-contact: normallyOpen 1, normallyClosed 1
Kontaktelement Schließer => auxiliary-contact: normallyOpen 1
Kontaktblock 1Ö Frontbefestigung => auxiliary-contact: normallyClosed 1
Contact block 1 NC, front fixing => auxiliary-contact: normallyClosed 1
`

test.each(descriptions(table))('%s', (text, data) => {
  expect(readTechnicalData(text)).toEqual(data)
})
