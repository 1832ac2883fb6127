// Icons and splash screens from the app's own logo, in the sizes of the files that Capacitor put there.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { put } from './files.mjs'

export const GROUND = '#0A0C0B'
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
const LOGO = readFileSync(join(import.meta.dirname, '..', '..', 'src', 'assets', 'icons', 'logo.svg'))

/** The logo as a square picture (side in pixels). */
const logo = (side) =>
  sharp(LOGO, { density: (72 * side) / 32 })
    .resize(side, side)
    .png()
    .toBuffer()

/**
 * The logo in the middle of a ground.
 * @param share the logo's side, of the shorter side
 */
const centred = async ({ width, height, share, background }) => {
  const input = await logo(Math.round(Math.min(width, height) * share))
  return sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input }])
    .png()
    .toBuffer()
}

const opaque = (picture) => sharp(picture).flatten({ background: GROUND }).png().toBuffer()

/** A disc of a picture. */
const round = (picture, side) =>
  sharp(picture)
    .composite([
      {
        input: Buffer.from(
          `<svg width="${side}" height="${side}"><circle cx="${side / 2}" cy="${side / 2}" r="${side / 2}"/></svg>`,
        ),
        blend: 'dest-in',
      },
    ])
    .png()
    .toBuffer()

/** The shape alone, white: Android colours the icon of a notification itself. */
const shape = async (side) => {
  const alpha = await sharp(await logo(side))
    .extractChannel('alpha')
    .toBuffer()
  return sharp({ create: { width: side, height: side, channels: 3, background: '#FFFFFF' } })
    .joinChannel(alpha)
    .png()
    .toBuffer()
}

/** Densities of Android: pixels of one dp. */
const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 }

const androidIcons = async (res, density, scale) => {
  const side = 48 * scale
  const outer = 108 * scale
  const icon = await centred({ width: side, height: side, share: 0.7, background: GROUND })
  const folder = join(res, `mipmap-${density}`)
  put(join(folder, 'ic_launcher.png'), icon)
  put(join(folder, 'ic_launcher_round.png'), await round(icon, side))
  // Launchers cut away up to a third of the outer square.
  const front = await centred({ width: outer, height: outer, share: 0.46, background: CLEAR })
  put(join(folder, 'ic_launcher_foreground.png'), front)
  put(join(res, `drawable-${density}`, 'ic_stat_limelight.png'), await shape(24 * scale))
}

/** @param share the logo's side, of the shorter side */
const splash = async (file, share) => {
  const { width, height } = await sharp(file).metadata()
  put(file, await centred({ width, height, share, background: GROUND }))
}

/** @param res folder of an Android project's resources */
export const putAndroidPictures = async (res) => {
  for (const [density, scale] of Object.entries(DENSITIES)) await androidIcons(res, density, scale)
  for (const folder of readdirSync(res).filter((name) => name.startsWith('drawable')))
    if (readdirSync(join(res, folder)).includes('splash.png'))
      await splash(join(res, folder, 'splash.png'), 0.3)
}

/**
 * Apple refuses icons with transparency; of its square splash a phone shows the middle.
 * @param assets folder of an iOS project's pictures
 */
export const putIosPictures = async (assets) => {
  const icon = await centred({ width: 1024, height: 1024, share: 0.7, background: GROUND })
  put(join(assets, 'AppIcon.appiconset', 'AppIcon-512@2x.png'), await opaque(icon))
  const folder = join(assets, 'Splash.imageset')
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.png')))
    await splash(join(folder, name), 0.15)
}
