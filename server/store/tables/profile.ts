export interface AvatarRow {
  /** Public and unguessable. */
  id: string
  user_id: string
  /** WebP. */
  picture: Buffer
  created_at: string
}

export interface WalletNonceRow {
  nonce: string
  /** Who may bind a wallet with it; null when it is for signing in. */
  user_id: string | null
  expires_at: string
}

export interface ProfileTables {
  avatars: AvatarRow
  wallet_nonces: WalletNonceRow
}
