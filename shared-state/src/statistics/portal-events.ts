/** Calls that count visitors' actions, with their input. The portal merges its own into this interface (calls/src/statistics.ts). */
export interface PortalEvents {}

/** A visitor's action, with the input of its own call. */
export type CountedEvent = {
  [Call in keyof PortalEvents]: { call: Call; input: PortalEvents[Call] }
}[keyof PortalEvents]
