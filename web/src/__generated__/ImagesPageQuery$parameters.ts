/**
 * @generated SignedSource<<0b4f12b2420ebbd307553445a66a4466>>
 * @relayHash 3026cc3fab0ccdfe373dc71ad32a0aad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e03d30312fe2632d7023938e67f1afeca6dfddf9238f9f32043b8d78715b03c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImagesPageQuery } from './ImagesPageQuery.graphql';

const node: PreloadableConcreteRequest<ImagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e03d30312fe2632d7023938e67f1afeca6dfddf9238f9f32043b8d78715b03c",
    "metadata": {},
    "name": "ImagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
