/** A release by name, without its record. */
export interface ReleaseName {
  area: string
  version: string
}
