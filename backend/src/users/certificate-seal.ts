/** Purpose that names and document numbers of certificates are sealed for (accounts/sealed-text.ts). */
export const CERTIFICATE_SEAL = 'certificate'
