/**
 * @generated SignedSource<<8a4571926e508f0abc43af199c7b8061>>
 * @relayHash 2df5abe9ae7950c58407b28bac3a5d3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 579994b19b961fdef18de036f209322b6730bac6f6c7353751994f131047feea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCategoryPageQuery } from './ViewCategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "579994b19b961fdef18de036f209322b6730bac6f6c7353751994f131047feea",
    "metadata": {},
    "name": "ViewCategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
