import { isRouteErrorResponse } from 'react-router-dom'

/** Whether no route accepts the request's address or method (400, 404, 405): the request is wrong, and no release has failed. */
export const isVisitorsFault = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status >= 400 && error.status < 500
