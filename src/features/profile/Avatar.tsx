import { Image, View } from '@tarojs/components'
import { useState } from 'react'
import { baseHost } from '@/api/lines'
import './avatar.scss'

interface Props {
  readonly nickname: string
  /** Path of the picture on the server; null shows the first letter of the nickname. */
  readonly avatar: string | null
  readonly large?: boolean
}

/** Who this is, at a glance: the profile picture, else the first letter. A picture that does not load is as none. */
export const Avatar = ({ nickname, avatar, large }: Props) => {
  const [broken, setBroken] = useState<string | null>(null)
  const [letter = ''] = [...nickname]
  return (
    <View className={`avatar${large ? ' avatar--large' : ''}`}>
      {avatar && avatar !== broken ? (
        <Image
          className="avatar__picture"
          src={baseHost() + avatar}
          mode="aspectFill"
          onError={() => setBroken(avatar)}
        />
      ) : (
        letter.toUpperCase()
      )}
    </View>
  )
}
