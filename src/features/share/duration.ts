/** A time in the largest unit that holds it whole: 10,080 minutes are 7 days. */
export const durationOf = (minutes: number): { unit: 'days' | 'hours' | 'minutes'; count: number } => {
  if (minutes >= 1_440 && minutes % 1_440 === 0) return { unit: 'days', count: minutes / 1_440 }
  if (minutes >= 60 && minutes % 60 === 0) return { unit: 'hours', count: minutes / 60 }
  return { unit: 'minutes', count: minutes }
}
