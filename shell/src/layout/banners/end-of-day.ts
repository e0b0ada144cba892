/** 23:59:59 of that day in the visitor's time zone (spec 4). */
export function endOfDay(now: Date): Date {
  const end = new Date(now)
  end.setHours(23, 59, 59, 0)
  return end
}
