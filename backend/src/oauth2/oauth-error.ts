import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'

/** Errors of RFC 6749, and two that Kong adds. */
export type OauthErrorName =
  | 'access_denied'
  | 'invalid_authenticated_userid'
  | 'invalid_client'
  | 'invalid_provision_key'
  | 'invalid_request'
  | 'invalid_scope'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'

export interface OauthError {
  error: OauthErrorName
  error_description: string
}

/** Neither responses nor refusals may be cached (RFC 6749, 5.1). */
export const noStoreHeaders = { 'Cache-Control': 'no-store', Pragma: 'no-cache' }

/** 400 with `body` unchanged. */
export const oauthRefusal = (body: OauthError | { redirect_uri: string }): Refusal =>
  new Refusal(errorCodes.badRequest, { bare: body, headers: noStoreHeaders })

/** 401: the client identified itself by the Authorization header and failed authentication. */
export const unknownByHeader = (body: OauthError): Refusal =>
  new Refusal(errorCodes.badRequest, {
    bare: body,
    status: 401,
    headers: { ...noStoreHeaders, 'WWW-Authenticate': 'Basic realm="oauth2"' },
  })

export const overHttpsOnly: OauthError = {
  error: 'access_denied',
  error_description: 'This endpoint works only over HTTPS.',
}
export const unknownClient: OauthError = {
  error: 'invalid_client',
  error_description: 'The client is unknown, or its secret is wrong.',
}
export const unknownRedirect: OauthError = {
  error: 'invalid_request',
  error_description: 'redirect_uri is not registered for this client.',
}

/** A refusal of a request's fields, in OAuth 2.0 format. */
export const malformed = ({ errors, message }: Refusal): Refusal =>
  oauthRefusal({
    error: 'invalid_request',
    error_description: errors.map(({ field, message: why }) => `${field}: ${why}`).join(' ') || message,
  })
