/** Purpose of the key that seals the private contact of an exposure (accounts/sealed-text.ts). */
export const CONTACT_SEAL = 'exposure contact'
