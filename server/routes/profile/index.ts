import avatar from './avatar'
import bind from './bind'
import changeTradePassword from './changeTradePassword'
import editName from './editName'
import findTradePassword from './findTradePassword'
import removeImage from './removeImage'
import statistics from './statistics'
import unbindWallet from './unbindWallet'
import userImage from './userImage'
import verifySignature from './verifySignature'
import walletNonce from './walletNonce'

export const profileRoutes = [
  avatar,
  bind,
  changeTradePassword,
  editName,
  findTradePassword,
  removeImage,
  statistics,
  unbindWallet,
  userImage,
  verifySignature,
  walletNonce,
] as const
