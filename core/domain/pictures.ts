/** Pictures that users send are at most this many megabytes (of 1,048,576 bytes). */
export const MAX_PICTURE_MB = 10
