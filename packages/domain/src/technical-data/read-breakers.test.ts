import { expect, test } from 'vitest'
import { descriptions } from './descriptions.example.ts'
import { readTechnicalData } from './read.ts'

const table = `
LS-SCHALTER 2P C2A 6KA => circuit-breaker: poles 2, ratedCurrent 2, characteristic C, breakingCapacity 6
MCB, 2-pole, 2 A, C-characteristic, 6 kA => circuit-breaker: poles 2, ratedCurrent 2, characteristic C, breakingCapacity 6
Leitungsschutzschalter B16A 1-polig 6kA => circuit-breaker: poles 1, ratedCurrent 16, characteristic B, breakingCapacity 6
Leitungsschutzschalter 400 V 6 kA, 3-polig, C, 16 A => circuit-breaker: poles 3, ratedCurrent 16, characteristic C, breakingCapacity 6, voltage 400
Leitungsschutzschalter 230/400V 10kA, 1-polig, B, 10A, T=70mm => circuit-breaker: poles 1, ratedCurrent 10, characteristic B, breakingCapacity 10, voltage 400, voltageFrom 230, depth 70
LS-Schalter C 6 A 1pol => circuit-breaker: poles 1, ratedCurrent 6, characteristic C
LSS 1-pol. B16 => circuit-breaker: poles 1, ratedCurrent 16, characteristic B
LSS C16/3 10kA => circuit-breaker: poles 3, ratedCurrent 16, characteristic C, breakingCapacity 10
Sicherungsautomat B 16 A 1-polig + N => circuit-breaker: poles 2, ratedCurrent 16, characteristic B
Sicherungsautomat 16A B 1-polig => circuit-breaker: poles 1, ratedCurrent 16, characteristic B
3200A TP 50kA EDO MVS ACB with O/C,S/C protection, Ics=Icu=50kA@440V AC => moulded-case-breaker: poles 3, ratedCurrent 3200, breakingCapacity 50, voltage 440, currentKind AC
Sicherungsautomat 3P+N C32 => circuit-breaker: poles 4, ratedCurrent 32, characteristic C
LS-Automat B13 einpolig => circuit-breaker: poles 1, ratedCurrent 13, characteristic B
Leitungsschutzautomat Auslösecharakteristik C 4A zweipolig => circuit-breaker: poles 2, ratedCurrent 4, characteristic C
LTG-SCHUTZSCHALTER 1P D10 => circuit-breaker: poles 1, ratedCurrent 10, characteristic D
Miniature circuit breaker C10, 1-pole => circuit-breaker: poles 1, ratedCurrent 10, characteristic C
Miniature circuit-breaker, 1 pole, tripping characteristic: K, rated current: 3 A => circuit-breaker: poles 1, ratedCurrent 3, characteristic K
Circuit breaker 3P 25A D curve 10kA => circuit-breaker: poles 3, ratedCurrent 25, characteristic D, breakingCapacity 10
MCB 1P+N 20A Type C 6000A => circuit-breaker: poles 2, ratedCurrent 20, characteristic C, breakingCapacity 6
2 POLE, 2A, MCB FOR CLOSE CIRCUIT,110V DC. => circuit-breaker: poles 2, ratedCurrent 2, voltage 110, currentKind DC
32A FP 10kA SB200M MCB D-curve, Type SB204M-D32 => circuit-breaker: poles 4, ratedCurrent 32, characteristic D, breakingCapacity 10
2A SP 10kA SB200M MCB C-curve, Type SB201M-C2 => circuit-breaker: poles 1, ratedCurrent 2, characteristic C, breakingCapacity 10
S203-C16 Leitungsschutzschalter 3P => circuit-breaker: poles 3
C16 2P 6kA => circuit-breaker: poles 2, ratedCurrent 16, characteristic C, breakingCapacity 6
Automat 1pol. C6A => circuit-breaker: poles 1, ratedCurrent 6, characteristic C
LS 3pol Z4 => circuit-breaker: poles 3, ratedCurrent 4, characteristic Z
Leitungsschutzschalter Siemens 5SL6110-7 => circuit-breaker:
Leitungsschutzschalter 2-polig UC 2A C => circuit-breaker: poles 2, ratedCurrent 2, characteristic C
Einbauautomat C 0,5 A 1-p => circuit-breaker: poles 1, ratedCurrent 0.5, characteristic C
Leitungsschutzschalter 1,6A, 1 polig, Kennlinie C => circuit-breaker: poles 1, ratedCurrent 1.6, characteristic C
LS-Schalter 63A 4-polig Char. B 3TE => circuit-breaker: poles 4, ratedCurrent 63, characteristic B, moduleWidth 3
FI 4P 40A 30mA Typ A => residual-current: poles 4, ratedCurrent 40, residualCurrent 30, residualType A
FI-Schutzschalter 25 A, 2-polig, 0,03 A => residual-current: poles 2, ratedCurrent 25, residualCurrent 30
FI-Schalter 63/4/0,3 => residual-current: poles 4, ratedCurrent 63, residualCurrent 300
FI-SCHUTZSCHALTER 40A 4POL 30MA TYP B => residual-current: poles 4, ratedCurrent 40, residualCurrent 30, residualType B
Fehlerstromschutzschalter 4-polig 63A 300mA Typ AC 230/400V => residual-current: poles 4, ratedCurrent 63, residualCurrent 300, residualType AC, voltage 400, voltageFrom 230
Fehlerstrom-Schutzschalter, 4p, 40 A, 30 mA, Typ F => residual-current: poles 4, ratedCurrent 40, residualCurrent 30, residualType F
FI/LS B16 1+N 30mA Typ A 10kA => residual-current: poles 2, ratedCurrent 16, characteristic B, residualCurrent 30, residualType A, breakingCapacity 10
FI/LS-Schalter C 13 A, 2-polig, 0,03A, 6kA => residual-current: poles 2, ratedCurrent 13, characteristic C, residualCurrent 30, breakingCapacity 6
RCBO 1P+N C16 30mA type A 10kA => residual-current: poles 2, ratedCurrent 16, characteristic C, residualCurrent 30, residualType A, breakingCapacity 10
RCCB 4P 40A 300mA => residual-current: poles 4, ratedCurrent 40, residualCurrent 300
RCD 2-pole 25 A 10 mA Type A => residual-current: poles 2, ratedCurrent 25, residualCurrent 10, residualType A
Residual current circuit breaker, 4 pole, 80 A, 0.03 A, Type B => residual-current: poles 4, ratedCurrent 80, residualCurrent 30, residualType B
Brandschutzschalter AFDD B16 1P+N => residual-current: poles 2, ratedCurrent 16, characteristic B
40A 4P 30mA Typ A => residual-current: poles 4, ratedCurrent 40, residualCurrent 30, residualType A
Leistungsschalter 3-polig 160A 36kA => moulded-case-breaker: poles 3, ratedCurrent 160, breakingCapacity 36
Leistungsschalter 3P 250 A, 50 kA, 690 V AC => moulded-case-breaker: poles 3, ratedCurrent 250, breakingCapacity 50, voltage 690, currentKind AC
Kompaktleistungsschalter 100A 4-polig => moulded-case-breaker: poles 4, ratedCurrent 100
40A TP 36kA Tmax MCCB with O/C,S/C protection => moulded-case-breaker: poles 3, ratedCurrent 40, breakingCapacity 36
Moulded case circuit breaker, 3-pole, 80-100 A, 25 kA => moulded-case-breaker: poles 3, ratedCurrent 100, currentFrom 80, breakingCapacity 25
Air circuit breaker 1.600 A 3-pole 65kA => moulded-case-breaker: poles 3, ratedCurrent 1600, breakingCapacity 65
Motorschutzschalter 1,6-2,5A => motor-protection: ratedCurrent 2.5, currentFrom 1.6
Motorschutzschalter 6,3 - 10 A, 3-polig, Schraubanschluss => motor-protection: poles 3, ratedCurrent 10, currentFrom 6.3
MOTORSCHUTZSCHALTER 0,4-0,63A => motor-protection: ratedCurrent 0.63, currentFrom 0.4
Motorschutzschalter PKZM0-10, 6,3...10A => motor-protection: ratedCurrent 10, currentFrom 6.3
Motorschutzschalter S00 Motorschutz 0,9..1,25A N-Auslöser 16A => motor-protection: ratedCurrent 1.25, currentFrom 0.9
Motorschutzschalter 4A–6,3A 690V => motor-protection: ratedCurrent 6.3, currentFrom 4, voltage 690
Motor circuit breaker 7-10 A, S00 => motor-protection: ratedCurrent 10, currentFrom 7
Manual motor starter 1 to 1.6 A, 0.55 kW => motor-protection: ratedCurrent 1.6, currentFrom 1, power 550
Motor protective circuit breaker 10 - 16 A 7.5 kW/400 V 1NO+1NC => motor-protection: ratedCurrent 16, currentFrom 10, power 7500, voltage 400, normallyOpen 1, normallyClosed 1
MPCB 2.5-4A 3P => motor-protection: poles 3, ratedCurrent 4, currentFrom 2.5
Leistungsschalter für Motorschutz 2,8-4 A => motor-protection: ratedCurrent 4, currentFrom 2.8
MSS 9-12,5A => motor-protection: ratedCurrent 12.5, currentFrom 9
Elektronischer Schutzschalter 8-kanalig 24V DC 2-10A => electronic-fuse: ratedCurrent 10, currentFrom 2, voltage 24, currentKind DC
Elektronische Sicherung 4 A 24VDC => electronic-fuse: ratedCurrent 4, voltage 24, currentKind DC
Electronic circuit breaker 24 V DC, 6 A => electronic-fuse: ratedCurrent 6, voltage 24, currentKind DC
NH-Sicherung NH00 gG 63A 500V => fuse: ratedCurrent 63, characteristic GG, voltage 500
NH-Sicherungseinsatz Gr. 00, 100 A, gG, 690V AC => fuse: ratedCurrent 100, characteristic GG, voltage 690, currentKind AC
Feinsicherung 5x20mm 2A träge => fuse: ratedCurrent 2, characteristic T, diameter 5, length 20
Feinsicherung 500mA flink => fuse: ratedCurrent 0.5, characteristic F
Zylindersicherung 10x38 16A gG => fuse: ratedCurrent 16, characteristic GG, diameter 10, length 38
Fuse link 10x38 mm, 4 A, aM, 500 V => fuse: ratedCurrent 4, characteristic AM, diameter 10, length 38, voltage 500
Neozed-Sicherung D02 35A gG 400V => fuse: ratedCurrent 35, characteristic GG, voltage 400
Sicherungshalter 10x38 3-polig 32A => fuse-holder: poles 3, ratedCurrent 32, diameter 10, length 38
SICHERUNGSHALTER 1P 32A 690V => fuse-holder: poles 1, ratedCurrent 32, voltage 690
NH-Sicherungslasttrennschalter NH00 160A 3-polig => fuse-holder: poles 3, ratedCurrent 160
Fuse holder 3P 30A 600V => fuse-holder: poles 3, ratedCurrent 30, voltage 600
Fuse switch disconnector, size 00, 3-pole, 160 A => fuse-holder: poles 3, ratedCurrent 160
Überspannungsableiter Typ 2, 4-polig, 20 kA, 275 V => surge-protection: poles 4, breakingCapacity 20, voltage 275
Surge protection device type 2, 3P+N, 40kA, 230/400V => surge-protection: poles 4, breakingCapacity 40, voltage 400, voltageFrom 230
Kombiableiter Typ 1+2 TNS 25kA 4TE => surge-protection: breakingCapacity 25, moduleWidth 4
Überspannungsschutz für LS-Schalter 24V DC => surge-protection: voltage 24, currentKind DC
`

test.each(descriptions(table))('%s', (text, data) => {
  expect(readTechnicalData(text)).toEqual(data)
})
