export interface FavouritesRow {
  user_id: string
  trade_ids: number[]
  changed_at: string
}

export interface FavouritesTables {
  favourites: FavouritesRow
}
