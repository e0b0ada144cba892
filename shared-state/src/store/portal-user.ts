/** Whoever is signed in. The portal declares the rest of its fields by merging into this interface (calls/src/entities/user.ts). */
export interface PortalUser {
  userId: string
}
