// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import org.jbox2d.callbacks.DebugDraw;
import org.jbox2d.callbacks.TreeCallback;
import org.jbox2d.callbacks.TreeRayCastCallback;
import org.jbox2d.collision.AABB;
import org.jbox2d.collision.RayCastInput;
import org.jbox2d.collision.broadphase.BroadPhaseStrategy;
import org.jbox2d.collision.broadphase.DynamicTree;
import org.jbox2d.common.Vec2;

/**
 * JBox2D's bounding-box tree that leaves a body where it is as long as its fattened box still contains it.
 *
 * <p>The released tree means to do so, but tests the containment the wrong way round and re-inserts every moving body
 * at every step. Boxes of bodies are widened on every move, so being patient is what its margin is for; without this
 * JBox2D would look slower than it is.
 */
final class RetryingTree implements BroadPhaseStrategy {

    private final BroadPhaseStrategy tree = new DynamicTree();

    @Override
    public boolean moveProxy(int proxyId, AABB box, Vec2 displacement) {
        AABB fattened = tree.getFatAABB(proxyId);
        boolean stillInside = fattened.lowerBound.x <= box.lowerBound.x
                && fattened.lowerBound.y <= box.lowerBound.y
                && fattened.upperBound.x >= box.upperBound.x
                && fattened.upperBound.y >= box.upperBound.y;
        return !stillInside && tree.moveProxy(proxyId, box, displacement);
    }

    @Override
    public int createProxy(AABB box, Object userData) {
        return tree.createProxy(box, userData);
    }

    @Override
    public void destroyProxy(int proxyId) {
        tree.destroyProxy(proxyId);
    }

    @Override
    public Object getUserData(int proxyId) {
        return tree.getUserData(proxyId);
    }

    @Override
    public AABB getFatAABB(int proxyId) {
        return tree.getFatAABB(proxyId);
    }

    @Override
    public void query(TreeCallback callback, AABB box) {
        tree.query(callback, box);
    }

    @Override
    public void raycast(TreeRayCastCallback callback, RayCastInput input) {
        tree.raycast(callback, input);
    }

    @Override
    public int computeHeight() {
        return tree.computeHeight();
    }

    @Override
    public int getHeight() {
        return tree.getHeight();
    }

    @Override
    public int getMaxBalance() {
        return tree.getMaxBalance();
    }

    @Override
    public float getAreaRatio() {
        return tree.getAreaRatio();
    }

    @Override
    public int getInsertionCount() {
        return tree.getInsertionCount();
    }

    @Override
    public void drawTree(DebugDraw draw) {
        tree.drawTree(draw);
    }
}
