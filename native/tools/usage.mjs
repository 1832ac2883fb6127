// Why the app asks for what: shown by iOS beside its questions, in the language of the phone.

/** Languages as Apple names their folders. */
export const USAGE = {
  en: {
    NSCameraUsageDescription:
      'Limelight uses the camera to scan QR codes of addresses and invitations, and to photograph your identity document when you submit one.',
    NSFaceIDUsageDescription:
      'Limelight uses Face ID to unlock the app, when you turn that on in the settings.',
    NSLocationWhenInUseUsageDescription:
      'Limelight uses your location to show where you are, when you choose a place.',
    NSPhotoLibraryAddUsageDescription:
      'Limelight saves posters and QR codes to your photos when you ask it to.',
    NSPhotoLibraryUsageDescription:
      'Limelight opens the photos that you choose for your profile, identity check or support.',
  },
  'zh-Hans': {
    NSCameraUsageDescription: 'Limelight 使用相机扫描地址和邀请的二维码，并在您提交身份证件时拍照。',
    NSFaceIDUsageDescription: '当您在设置中开启后，Limelight 使用面容 ID 解锁应用。',
    NSLocationWhenInUseUsageDescription: '当您选择地点时，Limelight 使用您的位置显示您所在之处。',
    NSPhotoLibraryAddUsageDescription: '当您要求时，Limelight 会将海报和二维码保存到您的照片。',
    NSPhotoLibraryUsageDescription: 'Limelight 会打开您为头像、身份认证或客服所选择的照片。',
  },
  ja: {
    NSCameraUsageDescription:
      'Limelight は、アドレスや招待の QR コードの読み取りと、本人確認書類を提出する際の撮影にカメラを使用します。',
    NSFaceIDUsageDescription: '設定でオンにした場合、Limelight は Face ID でアプリのロックを解除します。',
    NSLocationWhenInUseUsageDescription:
      '場所を選ぶ際に、Limelight は現在地を表示するために位置情報を使用します。',
    NSPhotoLibraryAddUsageDescription:
      'Limelight は、ご指示があったときにポスターと QR コードを写真に保存します。',
    NSPhotoLibraryUsageDescription:
      'Limelight は、プロフィール、本人確認、サポートのためにお選びになった写真を開きます。',
  },
}

/** The texts of one language as a file of Apple's. */
export const stringsOf = (texts) =>
  Object.entries(texts)
    .map(([key, text]) => `"${key}" = "${text}";\n`)
    .join('')
