import pino, { type DestinationStream, type Logger } from 'pino'
import { logError } from './logError'
import { SECRET_FIELDS } from './secretFields'

/** Beside the fields of calls: headers, and a secret of the installation. */
const BLANKED = [...SECRET_FIELDS, 'authorization', 'cookie', 'pepper']

const withoutQuery = (url: string): string => url.split('?')[0] ?? ''

/**
 * Structured logs as JSON lines. Bodies and queries are never logged; should an object with a secret field
 * be logged all the same, the field is blanked.
 */
export const createLog = (level: string, stream?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: BLANKED.flatMap((name) =>
          name === 'code' ? ['body.code'] : [name, `*.${name}`, `*.*.${name}`],
        ),
        censor: '[redacted]',
      },
      serializers: {
        err: logError,
        req: (req: { method: string; url: string; ip?: string }) => ({
          method: req.method,
          path: withoutQuery(req.url),
          ip: req.ip,
        }),
      },
    },
    stream ?? pino.destination({ fd: 2, sync: true }),
  )
