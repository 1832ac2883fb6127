import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { cleanPicture, type CleanOptions } from '@server/pictures/clean'
import { withoutTexts } from '@server/pictures/png'

const JPEG: CleanOptions = { maxSide: 100, format: 'jpeg' }
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })

const sizeOf = async (picture: Buffer): Promise<(string | number | undefined)[]> => {
  const { format, width, height } = await sharp(picture).metadata()
  return [format, width, height]
}
const refused = (bytes: Uint8Array): Promise<unknown> =>
  cleanPicture(bytes, JPEG).then(
    () => 'taken',
    (error: { code?: string }) => error.code,
  )

describe('what is kept', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('%s is written anew, at most as large as asked', async (type) => {
    const sent = await blank(400, 200).toFormat(type).toBuffer()
    expect(await sizeOf(await cleanPicture(sent, JPEG))).toEqual(['jpeg', 100, 50])
    expect(await sizeOf(await cleanPicture(sent, { ...JPEG, format: 'webp', square: true }))).toEqual([
      'webp',
      100,
      100,
    ])
  })
  it('a smaller one stays as large as it is', async () => {
    expect(await sizeOf(await cleanPicture(await blank(40, 30).png().toBuffer(), JPEG))).toEqual([
      'jpeg',
      40,
      30,
    ])
  })
  it('place, device and everything beside the pixels is gone, and it stands upright', async () => {
    const exif = { IFD0: { Make: 'Secret Phone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
    const sent = await blank(40, 20).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer()
    expect((await sharp(sent).metadata()).orientation).toBe(6)
    const kept = await cleanPicture(sent, JPEG)
    const { exif: left, icc, xmp, orientation } = await sharp(kept).metadata()
    expect({ left, icc, xmp, orientation }).toEqual({})
    expect(await sizeOf(kept)).toEqual(['jpeg', 20, 40])
    expect(kept.includes('Secret')).toBe(false)
  })
  it('what was hung behind the picture is gone', async () => {
    const sent = Buffer.concat([
      await blank(40, 20).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ])
    expect((await cleanPicture(sent, JPEG)).includes('script')).toBe(false)
  })
})

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG whose header claims a size and whose pixels are missing. */
const claiming = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(10))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('what is refused', () => {
  it.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a moving picture', 'GIF89a\u0001\u0000\u0001\u0000'],
    ['nothing', ''],
    ['a riff that is a sound', 'RIFF\u0010\u0000\u0000\u0000WAVEfmt '],
  ])('%s is no picture, whatever its name', async (_name, text) => {
    expect(await refused(Buffer.from(text, 'latin1'))).toBe('PICTURE_TYPE')
  })
  it('a header with nothing behind it is broken', async () => {
    expect(await refused(Buffer.from('ffd8ffe0', 'hex'))).toBe('PICTURE_BROKEN')
    expect(await refused(Buffer.from('89504e470d0a1a0a', 'hex'))).toBe('PICTURE_BROKEN')
  })
  it('a cut one is broken', async () => {
    const whole = await sharp(Buffer.alloc(300 * 300 * 3, 7), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(await refused(whole.subarray(0, whole.length / 2))).toBe('PICTURE_BROKEN')
  })
  it('one that claims more than 50 megapixels is not unpacked; 50 themselves would be', async () => {
    expect(await refused(claiming(10_000, 5_001))).toBe('PICTURE_TOO_LARGE')
    expect(await refused(claiming(10_000, 5_000))).toBe('PICTURE_BROKEN')
  })
  it('one that is longer than 20,000 pixels is not unpacked, however thin; 20,000 would be', async () => {
    expect(await refused(claiming(20_001, 1))).toBe('PICTURE_TOO_LARGE')
    expect(await refused(claiming(1, 20_001))).toBe('PICTURE_TOO_LARGE')
    expect(await refused(claiming(1, 20_000))).toBe('PICTURE_BROKEN')
  })
})

describe('what would cost too much', () => {
  /** 5 MB of nothing in 5 KB. */
  const text = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(5_000_000))]))

  it('texts of a PNG are dropped before anything is unpacked; the way up is kept', async () => {
    const plain = await blank(40, 20).png().withMetadata({ orientation: 6 }).toBuffer()
    // behind the signature and the header
    const sent = Buffer.concat([plain.subarray(0, 33), text, text, plain.subarray(33)])
    expect(withoutTexts(sent).equals(withoutTexts(plain))).toBe(true)
    expect(withoutTexts(sent).includes('zTXt')).toBe(false)
    expect(await sizeOf(await cleanPicture(sent, JPEG))).toEqual(['jpeg', 20, 40])
  })
  it('of a moving WebP the first picture is taken', async () => {
    const frames = Buffer.concat([Buffer.alloc(20 * 10 * 3, 255), Buffer.alloc(20 * 10 * 3, 7)])
    const raw = { width: 20, height: 2 * 10, channels: 3, pageHeight: 10 } as const
    const sent = await sharp(frames, { raw }).webp({ lossless: true }).toBuffer()
    expect((await sharp(sent).metadata()).pages).toBe(2)
    const kept = await cleanPicture(sent, JPEG)
    expect(await sizeOf(kept)).toEqual(['jpeg', 20, 10])
    expect((await sharp(kept).raw().toBuffer())[0]).toBe(255)
  })
  it('many at once wait for each other', async () => {
    const sent = await blank(2_000, 1_000).png().toBuffer()
    let most = 0
    const look = () => {
      const { queue, process } = sharp.counters()
      most = Math.max(most, queue + process)
    }
    sharp.queue.on('change', look)
    await Promise.all(Array.from({ length: 8 }, () => cleanPicture(sent, JPEG)))
    sharp.queue.off('change', look)
    expect(most).toBe(1)
  })
  it('a refused one holds up nobody', async () => {
    const sent = await blank(40, 20).png().toBuffer()
    const [broken, whole] = await Promise.all([refused(claiming(10, 10)), cleanPicture(sent, JPEG)])
    expect(broken).toBe('PICTURE_BROKEN')
    expect(await sizeOf(whole)).toEqual(['jpeg', 40, 20])
  })
})
