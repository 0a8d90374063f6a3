//! From marks to triangles, by lyon.

use bevy::{
    asset::RenderAssetUsages,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};
use lyon_tessellation::{
    BuffersBuilder, FillOptions, FillTessellator, FillVertex, LineCap, LineJoin, StrokeOptions,
    StrokeTessellator, StrokeVertex, VertexBuffers,
    math::{Point, point},
    path::Path,
};

use super::{Mark, Sketch};

struct Vertex {
    position: [f32; 3],
    color: [f32; 4],
}

type Buffers = VertexBuffers<Vertex, u32>;

/// How far a curve may be from its triangles, in logical pixels.
const TOLERANCE: f32 = 0.15;

/// The mesh of a sketch, its strokes cut off where they aren't revealed yet; none if there is
/// nothing to see, since the renderer takes no empty meshes.
pub fn of_sketch(sketch: &Sketch) -> Option<Mesh> {
    let mut buffers = Buffers::new();
    let total: f32 = sketch.marks.iter().map(length).sum();
    let mut left = total * sketch.reveal.clamp(0.0, 1.0);
    for mark in &sketch.marks {
        match mark {
            Mark::Stroke {
                points,
                width,
                color,
            } => {
                let whole = length(mark);
                if left > 0.0 || total == 0.0 {
                    add_stroke(
                        &mut buffers,
                        &cut(points, left, whole),
                        *width,
                        tint(*color, sketch.opacity),
                    );
                }
                left -= whole;
            }
            Mark::Wash { outline, color } => {
                add_wash(
                    &mut buffers,
                    outline,
                    tint(*color, sketch.opacity * sketch.reveal),
                );
            }
            Mark::Dot {
                center,
                radius,
                color,
            } => {
                add_dot(&mut buffers, *center, *radius, tint(*color, sketch.opacity));
            }
        }
    }
    if buffers.indices.is_empty() {
        return None;
    }
    let (positions, colors): (Vec<_>, Vec<_>) = buffers
        .vertices
        .into_iter()
        .map(|vertex| (vertex.position, vertex.color))
        .unzip();
    let mesh = Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colors)
    .with_inserted_indices(Indices::U32(buffers.indices));
    Some(mesh)
}

fn tint(color: Color, opacity: f32) -> [f32; 4] {
    color
        .with_alpha(color.alpha() * opacity.clamp(0.0, 1.0))
        .to_linear()
        .to_f32_array()
}

fn length(mark: &Mark) -> f32 {
    match mark {
        Mark::Stroke { points, .. } => points
            .windows(2)
            .map(|pair| pair[0].distance(pair[1]))
            .sum(),
        Mark::Wash { .. } | Mark::Dot { .. } => 0.0,
    }
}

/// The first `left` pixels of a stroke of `whole` pixels.
fn cut(points: &[Vec2], left: f32, whole: f32) -> Vec<Vec2> {
    if left >= whole {
        return points.to_vec();
    }
    let mut kept: Vec<Vec2> = points.first().copied().into_iter().collect();
    let mut left = left;
    for pair in points.windows(2) {
        let step = pair[0].distance(pair[1]);
        if step >= left {
            kept.push(pair[0].lerp(pair[1], left / step.max(f32::EPSILON)));
            break;
        }
        kept.push(pair[1]);
        left -= step;
    }
    kept
}

fn to_point(at: Vec2) -> Point {
    point(at.x, at.y)
}

fn add_stroke(buffers: &mut Buffers, points: &[Vec2], width: f32, color: [f32; 4]) {
    let [first, rest @ ..] = points else { return };
    let mut path = Path::builder();
    path.begin(to_point(*first));
    for next in rest {
        path.line_to(to_point(*next));
    }
    path.end(false);
    let options = StrokeOptions::tolerance(TOLERANCE)
        .with_line_width(width)
        .with_line_cap(LineCap::Round)
        .with_line_join(LineJoin::Round);
    let mut builder =
        BuffersBuilder::new(buffers, |vertex: StrokeVertex| at(vertex.position(), color));
    // A stroke too odd to be tessellated is left out: nothing else depends on it.
    let _ = StrokeTessellator::new().tessellate_path(&path.build(), &options, &mut builder);
}

fn add_wash(buffers: &mut Buffers, outline: &[Vec2], color: [f32; 4]) {
    let [first, rest @ ..] = outline else { return };
    let mut path = Path::builder();
    path.begin(to_point(*first));
    for next in rest {
        path.line_to(to_point(*next));
    }
    path.end(true);
    let mut builder =
        BuffersBuilder::new(buffers, |vertex: FillVertex| at(vertex.position(), color));
    let _ = FillTessellator::new().tessellate_path(
        &path.build(),
        &FillOptions::tolerance(TOLERANCE),
        &mut builder,
    );
}

fn add_dot(buffers: &mut Buffers, center: Vec2, radius: f32, color: [f32; 4]) {
    let mut builder =
        BuffersBuilder::new(buffers, |vertex: FillVertex| at(vertex.position(), color));
    let _ = FillTessellator::new().tessellate_circle(
        to_point(center),
        radius,
        &FillOptions::tolerance(TOLERANCE),
        &mut builder,
    );
}

fn at(position: Point, color: [f32; 4]) -> Vertex {
    Vertex {
        position: [position.x, position.y, 0.0],
        color,
    }
}
