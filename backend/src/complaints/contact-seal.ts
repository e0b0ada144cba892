/** Purpose of the key that seals the contact of a private complaint (accounts/sealed-text.ts). */
export const COMPLAINT_SEAL = 'complaint contact'
