export const scanner = {
  title: 'Scan a QR code',
  aim: 'Hold the code inside the frame',
  starting: 'Starting the camera',
  noCode: 'There is no QR code in this picture. Choose one in which the code is large and sharp.',
  denied:
    'The camera may not be used. Allow it in the settings of your browser, or choose a picture instead.',
  noCamera: 'No camera was found. Choose a picture of the code instead.',
  picture: 'Choose a picture',
  again: 'Try the camera again',
  start: 'Open the scanner',
  found: 'The code says',
  noDecoder: 'The scanner could not be loaded. Check your connection and try again.',
}
