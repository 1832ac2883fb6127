export const picture = {
  saved: 'Picture saved',
  storageTitle: 'Allow storage',
  openSettings: 'Open settings',
}
