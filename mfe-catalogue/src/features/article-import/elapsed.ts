/** Minutes as hours and minutes: 65 is `1:05`. */
export const hoursAndMinutes = (minutes: number): string => {
  const whole = Math.max(0, Math.floor(minutes))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
