/** 23:59:59 of that day where the visitor is (spec 4). */
export function endOfDay(now: Date): Date {
  const end = new Date(now)
  end.setHours(23, 59, 59, 0)
  return end
}
