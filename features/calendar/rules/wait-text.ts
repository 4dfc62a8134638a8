/** Minutes of waiting as the desk says them: menos de 1 min, 12 min, 2 h 40, 19 h. */
export function waitText(minutes: number): string {
  if (minutes < 1) return 'menos de 1 min'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return hours >= 10 || rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}
