import { AppError, tooManyRequests } from '#server/failures/errors.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { type Args, type RequestInfo, requestInfo } from '#server/http/request/request-context.ts'
import { takeFromLimit } from '#server/limits/limits.ts'
import { describeError } from '#server/log.ts'
import { hashLink } from '../share-links.ts'
import { PdfLaneFull, PdfTooSlow } from './make-pdf.ts'

const perAddress = { name: 'shared-pdf-address', most: 60, windowSeconds: 15 * 60 }
const perLink = { name: 'shared-pdf-link', most: 300, windowSeconds: 60 * 60 }

/** Before any lookup or drawing, for existing and unknown links alike. */
export async function takePdfLimits(
  { deps, clientAddress }: Pick<RequestInfo, 'deps' | 'clientAddress'>,
  token: string,
): Promise<void> {
  const { db } = deps.database
  for (const [limit, who] of [
    [perAddress, clientAddress],
    [perLink, hashLink(token)],
  ] as const) {
    const { allowed, retryAfterSeconds } = await takeFromLimit(db, limit, who)
    if (!allowed) throw tooManyRequests(retryAfterSeconds)
  }
}

const busy = (message: string) =>
  new AppError(
    'unavailable',
    message,
    'Tente de novo em alguns segundos. Enquanto isso, o relatório está na página, que também dá para imprimir.',
    { 'Retry-After': '10' },
  )

/** The file, or an error response with Retry-After. */
export async function pdfOrRefusal<T>(args: Args, work: () => Promise<T>): Promise<T | Response> {
  const info = requestInfo(args)
  const refuse = (error: AppError) => errorResponse(error, args.request, info)
  try {
    return await work()
  } catch (error) {
    if (error instanceof PdfLaneFull) {
      return refuse(busy('Muitos PDFs estão sendo preparados agora.'))
    }
    if (error instanceof PdfTooSlow) {
      info.deps.log.error('a report PDF took too long', describeError(error))
      return refuse(busy('Este PDF demorou demais para ficar pronto.'))
    }
    if (error instanceof AppError) return refuse(error)
    throw error
  }
}
