/** Purpose of the key that seals names and document numbers of certificates (accounts/sealed-text.ts). */
export const CERTIFICATE_SEAL = 'certificate'
