/** Stands in a drawing where the header keeps clear of the client's own bar and button, which only the phone knows. */
export const ROOM = '@room'
