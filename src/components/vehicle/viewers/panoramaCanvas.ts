import type { Look } from '@/src/domain/gallery/interior'

const VERTEX = `
attribute vec2 corner;
varying vec2 place;
void main() {
  place = corner;
  gl_Position = vec4(corner, 0.0, 1.0);
}`

/** For each pixel the view direction, and from it the point of the picture. Mirrors `seenAt`. */
const FRAGMENT = `
precision highp float;
varying vec2 place;
uniform sampler2D picture;
uniform vec3 look;
uniform float aspect;
const float PI = 3.14159265358979;
void main() {
  float reach = tan(look.z / 2.0);
  vec3 ray = normalize(vec3(place.x * reach, place.y * reach / aspect, 1.0));
  float c = cos(look.y);
  float s = sin(look.y);
  float up = ray.y * c + ray.z * s;
  float ahead = ray.z * c - ray.y * s;
  float longitude = atan(ray.x, ahead) + look.x;
  float latitude = asin(clamp(up, -1.0, 1.0));
  gl_FragColor = texture2D(picture, vec2(fract(longitude / (2.0 * PI) + 0.5), 0.5 - latitude / PI));
}`

const compile = (gl: WebGLRenderingContext, kind: number, source: string): WebGLShader | null => {
  const shader = gl.createShader(kind)
  if (!shader) return null
  gl.shaderSource(shader, source)
  gl.compileShader(shader)
  return shader
}

/** At most the texture size that the graphics processor allows. */
const fitted = (image: HTMLImageElement, limit: number): TexImageSource => {
  if (image.naturalWidth <= limit) return image
  const canvas = document.createElement('canvas')
  canvas.width = limit
  canvas.height = Math.round((limit * image.naturalHeight) / image.naturalWidth)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

export interface Panorama {
  draw: (look: Look) => void
  remove: () => void
}

/**
 * Draws an equirectangular picture as seen from inside it. Returns null when the browser has no WebGL, or the picture's
 * server does not allow reading its pixels.
 */
export const panoramaCanvas = (canvas: HTMLCanvasElement, image: HTMLImageElement): Panorama | null => {
  const gl = canvas.getContext('webgl', { antialias: false, preserveDrawingBuffer: true })
  const program = gl?.createProgram()
  if (!gl || !program) return null
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = compile(gl, kind, source)
    if (shader) gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  const corner = gl.getAttribLocation(program, 'corner')
  gl.enableVertexAttribArray(corner)
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  for (const [parameter, value] of [
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, parameter, value)
  try {
    const limit = Number(gl.getParameter(gl.MAX_TEXTURE_SIZE))
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, fitted(image, limit))
  } catch {
    return null
  }
  return {
    draw: ({ yaw, pitch, fieldOfView }) => {
      const density = Math.min(2, window.devicePixelRatio)
      canvas.width = Math.round(canvas.clientWidth * density)
      canvas.height = Math.round(canvas.clientHeight * density)
      gl.viewport(0, 0, canvas.width, canvas.height)
      gl.uniform3f(gl.getUniformLocation(program, 'look'), radians(yaw), radians(pitch), radians(fieldOfView))
      gl.uniform1f(gl.getUniformLocation(program, 'aspect'), canvas.width / Math.max(1, canvas.height))
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
    remove: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  }
}
