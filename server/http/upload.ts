import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '@core/contract/endpoints'
import { MAX_PICTURE_MB } from '@core/domain'
import { AppError } from './errors'

export interface Upload {
  /** The bytes of the one file; empty where the call takes none. */
  readonly file: Uint8Array
  /** Texts that were sent beside it. */
  readonly fields: Readonly<Record<string, string>>
}

const NONE: Upload = { file: new Uint8Array(), fields: {} }
const LIMITS = {
  fileSize: MAX_PICTURE_MB * 1024 * 1024,
  files: 1,
  fields: 10,
  fieldSize: 1_000,
  parts: 11,
}

/** Only calls that take a picture read multipart bodies. */
export const registerUploads = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, { limits: LIMITS })
}

const isFile = (part: MultipartFile | MultipartValue): part is MultipartFile => part.type === 'file'

/** What the parser says of a body over its limits, or of one that is none. */
const refusal = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : ''
  return code === 'FST_REQ_FILE_TOO_LARGE'
    ? new AppError('PICTURE_TOO_LARGE', { megabytes: String(MAX_PICTURE_MB) })
    : new AppError('INPUT_ERROR', { field: 'file' })
}

const gather = async (request: FastifyRequest): Promise<Upload> => {
  const fields: Record<string, string> = {}
  let file: Uint8Array | null = null
  for await (const part of request.parts()) {
    if (isFile(part)) {
      if (part.fieldname !== 'file') throw new AppError('INPUT_ERROR', { field: 'file' })
      file = await part.toBuffer()
    } else if (typeof part.value === 'string') fields[part.fieldname] = part.value
  }
  if (!file || file.length === 0) throw new AppError('PICTURE_REQUIRED')
  return { file, fields }
}

/**
 * Reads the body of an upload: one file in the field `file`, whose name is never used, and small texts.
 * @throws AppError PICTURE_REQUIRED, PICTURE_TOO_LARGE, INPUT_ERROR
 */
export const readUpload = async (request: FastifyRequest, { upload }: Endpoint): Promise<Upload> => {
  if (!upload) return NONE
  if (!request.isMultipart()) throw new AppError('PICTURE_REQUIRED')
  return gather(request).catch((error: unknown) => Promise.reject(refusal(error)))
}
