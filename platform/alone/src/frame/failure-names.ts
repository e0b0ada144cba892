import type { Failure } from '../switches.ts'

export const failureNames: Record<Failure, string> = {
  500: '500 server error',
  503: '503 unavailable',
  404: '404 not found',
  401: '401 logged out',
  network: 'No network',
  html: 'HTML, not JSON',
  empty: 'Empty data',
}
