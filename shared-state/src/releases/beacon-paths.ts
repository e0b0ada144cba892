/** Endpoints that a page reports to before the code of calls is loaded. */
export const beaconPath = '/api/releases/v1/beacon'
export const beaconTokenPath = '/api/releases/v1/beacon-token'
