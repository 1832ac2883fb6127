import type { SaveResult } from '@/platform/album/types'
import { removeFile, writeForOthers } from './files'
import { codeOf, Media } from './plugins'
import { isAndroid } from './system'

/** The album of this name among the user's. */
const ALBUM = 'Limelight'

/** Android saves into an album, which is there after the first time; iOS takes the user's photos as a whole. */
const albumOnAndroid = async (): Promise<{ albumIdentifier?: string }> => {
  if (!isAndroid()) return {}
  await Media.createAlbum({ name: ALBUM }).catch(() => undefined)
  const { path } = await Media.getAlbumsPath()
  return { albumIdentifier: `${path}/${ALBUM}` }
}

/** Puts a picture among the user's photos. */
export const savePicture = async (picture: Blob, name: string): Promise<SaveResult> => {
  let file: string | null = null
  try {
    file = await writeForOthers(`${name}.png`, picture)
    await Media.savePhoto({ path: file, fileName: name, ...(await albumOnAndroid()) })
    return 'saved'
  } catch (error) {
    return codeOf(error) === 'accessDenied' ? 'denied' : 'failed'
  } finally {
    if (file) await removeFile(file)
  }
}
