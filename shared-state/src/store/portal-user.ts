/** The signed-in user. The portal declares the other fields by merging into this interface (calls/src/entities/user.ts). */
export interface PortalUser {
  userId: string
}
