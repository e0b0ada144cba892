import MinimizerPlugin from 'minimizer-webpack-plugin'

/** Here swc is two to three times as fast as terser, and its output as small. */
export const minimise = () =>
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { compress: { passes: 2 }, mangle: true },
    extractComments: false,
  })
