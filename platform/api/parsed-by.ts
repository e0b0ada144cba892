import type { Request, RequestHandler, Response } from 'express'

/** Has a middleware read a request's body. Rejects with what it passes on as an error. */
export const parsedBy = (parse: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise(
    (resolve, reject) =>
      void parse(request, response, (error?: unknown) => (error ? reject(error as Error) : resolve())),
  )
