import type { Request, RequestHandler, Response } from 'express'

/** Runs a middleware that reads a request's body. Rejects with the error that it passes on. */
export const parsedBy = (parse: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise(
    (resolve, reject) =>
      void parse(request, response, (error?: unknown) => (error ? reject(error as Error) : resolve())),
  )
