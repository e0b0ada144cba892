/** The calls that count what visitors do, by name, with their input: the portal declares them by merging into this interface (calls/src/statistics.ts). */
export interface PortalEvents {}

/** Something a visitor did, as its own call takes it. */
export type CountedEvent = {
  [Call in keyof PortalEvents]: { call: Call; input: PortalEvents[Call] }
}[keyof PortalEvents]
