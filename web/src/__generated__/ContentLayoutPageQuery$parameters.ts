/**
 * @generated SignedSource<<527aa319e39a0bc62f4c8ce71d7bf8f3>>
 * @relayHash 210dbf294e323fd051b6bc70bbf17173
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d683dd251dd6ded3b6dc6c578c5720c7a877e3247a95066d5f32b10b5371a7d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentLayoutPageQuery } from './ContentLayoutPageQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d683dd251dd6ded3b6dc6c578c5720c7a877e3247a95066d5f32b10b5371a7d9",
    "metadata": {},
    "name": "ContentLayoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
