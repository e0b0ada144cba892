/**
 * Size limits of a release, in bytes of its uncompressed files. About two to three times the size of the largest part, the shell: they
 * catch accidents (a library or a data file built in) and do not restrict features.
 */
export const byteLimits = {
  /** What every visitor to the area loads first. */
  'the entry for the browser': 1_500_000,
  'the styles together': 400_000,
  'the texts of one language': 200_000,
  'the entry for Node': 8_000_000,
  'one file': 8_000_000,
  'all files together': 16_000_000,
}

export const mostFiles = 1_000

/** Limit for a release as one file, packed or unpacked: its files, their description, and the archive's overhead per file. */
export const mostBundleBytes = byteLimits['all files together'] + 4_000_000
