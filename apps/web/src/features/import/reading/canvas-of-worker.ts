type Drawn = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

/** Makes canvases for pdf.js in a thread without a document. */
export class WorkerCanvasFactory {
  create(width: number, height: number): Drawn {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  }

  reset({ canvas }: Drawn, width: number, height: number) {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(drawn: Drawn) {
    if (drawn.canvas) Object.assign(drawn.canvas, { width: 0, height: 0 });
    drawn.canvas = null;
    drawn.context = null;
  }
}

/** pdf.js's filters are elements of a document; without one it draws the picture as it is. */
export class NoFilters {
  addFilter = noFilter;
  addHCMFilter = noFilter;
  addAlphaFilter = noFilter;
  addLuminosityFilter = noFilter;
  addKnockoutFilter = noFilter;
  addHighlightHCMFilter = noFilter;
  addSelectionHCMFilter = noFilter;
  addSelectionFilter = noFilter;
  createSelectionStyle = () => null;
  destroy() {}
}

const noFilter = () => 'none';
